import source from '../fonts/generated/letters.json?raw';
import { letters } from '../fonts/letters.ts';
import { typesetterOf } from '../fonts/typesetter.ts';

/** Sets lines in the typeface of headings, from what the build cut of it. */
export const setHeading = typesetterOf(letters.parse(JSON.parse(source)));
