import { readFileSync } from 'node:fs';
import { readColors } from '../colors.ts';

/** The colors, for tests; pages and pictures import the style sheet itself. */
export const colors = readColors(readFileSync(new URL('../tokens.css', import.meta.url), 'utf8'));
