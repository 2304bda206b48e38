import { brandMark, cyanStar } from './art.ts';
import { firm } from './firm.ts';
import { photoPicture } from './photo.ts';

/** Pixels: three for each on the screen, in the header; and what search engines are given. */
const [IN_HEADER, IN_SEARCH] = [150, 512];

/** The address of the picture before the firm's name: its logo, or where it gave none the drawn star. */
export const mark = firm.logo ? photoPicture(firm.logo, [IN_HEADER]).src : brandMark().url;

/** The same for search engines. */
export const logo = firm.logo ? photoPicture(firm.logo, [IN_SEARCH]).src : '/icon-512.png';

/** The address of the star at the side of the closing banner. */
export const closingStar = cyanStar().url;
