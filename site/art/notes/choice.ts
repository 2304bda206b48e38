import { seededRandom } from '../random.ts';

/** The kinds of curve, in the order in which they are drawn from. */
const KINDS = [
  'rose',
  'star',
  'oval',
  'shield',
  'spiral',
  'lattice',
  'engine-turned',
  'braid',
] as const;

/** What a number chooses: one of eight kinds of curve, a figure of that kind (of five), and three traits of the figure. */
export interface Choice {
  readonly kind: (typeof KINDS)[number];
  readonly figure: 0 | 1 | 2 | 3 | 4;
  readonly x: 0 | 1 | 2;
  readonly y: 0 | 1;
  readonly z: 0 | 1 | 2;
}

/** Found by search over the numbers in use, so that no two of them look alike: see choice.test.ts. */
const SALT = 1003713294;

/** A number as it is compared: capitals, letters and digits only. */
export function keyOf(number: string): string {
  return number.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** The choice of a number, given as it is compared. */
export function choiceOf(key: string, salt = SALT): Choice {
  const random = seededRandom(key, salt);
  const one = <Way>(...ways: readonly [Way, ...Way[]]): Way =>
    ways[Math.floor(random() * ways.length)] ?? ways[0];
  return {
    kind: one(...KINDS),
    figure: one(0, 1, 2, 3, 4),
    x: one(0, 1, 2),
    y: one(0, 1),
    z: one(0, 1, 2),
  };
}
