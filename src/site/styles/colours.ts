import { readColours } from '../../base/tokens/colours.ts';
import css from '../../base/tokens/tokens.css?raw';

/** The colours of the style sheets; in the bundle, not read from a path at run time. */
export const colours = readColours(css);
