import { readColors } from '../../base/tokens/colors.ts';
import css from '../../base/tokens/tokens.css?raw';

/** The colors of the style sheets, bundled rather than read from a path at run time. */
export const colors = readColors(css);
