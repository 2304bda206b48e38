import { seededRandom } from '../random.ts';

/** The kinds of curve, in the order in which they are drawn from. */
const KINDS = ['rose', 'star', 'oval', 'shield', 'spiral', 'lattice', 'engine', 'braid'] as const;

/** What a number chooses: one of eight kinds of curve, a figure of that kind (of five), and three traits of the figure. */
export interface Choice {
  readonly kind: (typeof KINDS)[number];
  readonly figure: 0 | 1 | 2 | 3 | 4;
  readonly x: 0 | 1 | 2;
  readonly y: 0 | 1;
  readonly z: 0 | 1 | 2;
}

/** A number as it is compared: capitals, letters and digits only. */
export function keyOf(number: string): string {
  return number.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/**
 * The choice of a number, given as it is compared. Each draw has a salt of its own: they were found by search over the
 * numbers in use, one after the other, so that those with the same figure differ as much as they can.
 */
export function choiceOf(key: string): Choice {
  const one = <Way>(salt: number, ...ways: readonly [Way, ...Way[]]): Way =>
    ways[Math.floor(seededRandom(key, salt)() * ways.length)] ?? ways[0];
  return {
    kind: one(1209039, ...KINDS),
    figure: one(8061929, 0, 1, 2, 3, 4),
    x: one(4602539, 0, 1, 2),
    y: one(3336459, 0, 1),
    z: one(332672, 0, 1, 2),
  };
}
