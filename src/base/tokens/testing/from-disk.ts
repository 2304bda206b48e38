import { readFileSync } from 'node:fs';
import { readColours } from '../colours.ts';

/** The colors, for tests; pages and pictures import the style sheet itself. */
export const colours = readColours(readFileSync(new URL('../tokens.css', import.meta.url), 'utf8'));
