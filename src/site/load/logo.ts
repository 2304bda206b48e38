import { brandMark, cyanStar } from './art.ts';
import { firm } from './firm.ts';
import { photoPicture } from './photo.ts';

/** Pixel widths: three for each header pixel on the screen, and the one that search engines get. */
const [IN_HEADER, IN_SEARCH] = [150, 512];

/** The address of the picture before the firm's name: its logo, or without one the drawn star. */
export const headerMarkUrl = firm.logo ? photoPicture(firm.logo, [IN_HEADER]).src : brandMark().url;

/** The same picture for search engines. */
export const logo = firm.logo ? photoPicture(firm.logo, [IN_SEARCH]).src : '/icon-512.png';

/** The address of the star at the side of the closing banner. */
export const closingStar = cyanStar().url;
