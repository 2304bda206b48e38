import { readColours } from '../../tokens/colours.ts';
import css from '../../tokens/tokens.css?raw';

/** The colours of the style sheets; in the bundle, not read from a path at run time. */
export const colours = readColours(css);
