import { braid } from './braid.ts';
import { type Choice, choiceOf, noteKey } from './choice.ts';
import { engineTurned } from './engine-turned.ts';
import type { EngravingShape, NoteKind, Size } from './figure.ts';
import { lattice } from './lattice.ts';
import { oval } from './oval.ts';
import { toSvg } from './pen.ts';
import { rose } from './rose.ts';
import { shield } from './shield.ts';
import { spiral } from './spiral.ts';
import { star } from './star.ts';

const KINDS = {
  rose,
  star,
  oval,
  shield,
  spiral,
  lattice,
  engine: engineTurned,
  braid,
} satisfies Record<Choice['kind'], NoteKind>;

/**
 * The drawing that a number makes, always the same one however the number is written: SVG elements around 0,0 in units
 * of `PATH_SCALE`, and the axes, in picture units, of the ellipse in the middle that stays clear. It fits into 520 × 520.
 */
export function drawNote(number: string) {
  const { layers, opening } = figureOf(number);
  return { lines: toSvg(layers), opening };
}

/** The figure of a number, before it is written as SVG. */
export function figureOf(number: string): EngravingShape {
  const choice = choiceOf(noteKey(number));
  return KINDS[choice.kind](choice);
}

/** Largest size of a number, in picture units. */
const LARGEST = 64;
/** Share of the opening that a number may fill. */
const FILLED = 0.88;
/** Height of a figure in parts of the font's size. */
const HEIGHT = 0.67;

/**
 * Size in picture units of a number's letters, of the headings' face at weight 500: as wide as the opening allows, so
 * that the corners of the text stay within its ellipse.
 */
export function numeralSize(number: string, { width, height }: Size): number {
  const wide = number.replace(/[^A-Z%&]/g, '').length;
  const length = 0.49 * number.length + 0.12 * wide;
  return Math.min(LARGEST, Math.floor(FILLED / Math.hypot(length / width, HEIGHT / height)));
}
