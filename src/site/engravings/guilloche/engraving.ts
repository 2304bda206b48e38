import { braid } from './braid.ts';
import { type Choice, choiceOf, engravingKey } from './choice.ts';
import { engineTurned } from './engine-turned.ts';
import type { EngravingCurve, EngravingShape, Size } from './figure.ts';
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
} satisfies Record<Choice['kind'], EngravingCurve>;

/**
 * The drawing for a number, the same in every spelling: SVG elements around 0,0 in units of `PATH_SCALE`, and the
 * axes, in picture units, of the clear ellipse in the middle. It fits into 520 × 520.
 */
export function drawEngraving(number: string) {
  const { layers, opening } = engravingShape(number);
  return { lines: toSvg(layers), opening };
}

/** The figure of a number, before it becomes SVG. */
export function engravingShape(number: string): EngravingShape {
  const choice = choiceOf(engravingKey(number));
  return KINDS[choice.kind](choice);
}

/** Largest size of a number, in picture units. */
const MAX_SIZE = 64;
/** The share of the opening that a number may fill. */
const FILLED = 0.88;
/** Height of a figure in parts of the font size. */
const HEIGHT = 0.67;

/**
 * Font size of a number in picture units, for the heading typeface at weight 500: as wide as the opening allows, so
 * that the corners of the text stay within the ellipse.
 */
export function numeralSize(number: string, { width, height }: Size): number {
  const wide = number.replace(/[^A-Z%&]/g, '').length;
  const length = 0.49 * number.length + 0.12 * wide;
  return Math.min(MAX_SIZE, Math.floor(FILLED / Math.hypot(length / width, HEIGHT / height)));
}
