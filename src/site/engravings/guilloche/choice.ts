import { seededRandom } from '../random.ts';

/** The kinds of curve, in the order of the draw. */
const KINDS = ['rose', 'star', 'oval', 'shield', 'spiral', 'lattice', 'engine', 'braid'] as const;

/** A number's choice: one of eight kinds of curve, one of its five figures, and three traits of the figure. */
export interface Choice {
  readonly kind: (typeof KINDS)[number];
  readonly figure: 0 | 1 | 2 | 3 | 4;
  readonly x: 0 | 1 | 2;
  readonly y: 0 | 1;
  readonly z: 0 | 1 | 2;
}

/**
 * Numbers whose first drawing would resemble another number's, or be too large. Their index in the list
 * is the number of draws they skip; add a new number here if its engraving resembles another.
 */
const LATER_DRAWS = [
  '',
  '106C 1040ES 14135 2848 CP21A CP21C GAAP K1 PL 1098 1153 4547 CP15 CP40 LT11',
  'SSA1099 1099INT 8288',
  'C22 CP23',
  '',
  '1099R',
  '',
  'CP30',
];

/** The best-known form has a hand-picked drawing. */
const CHOSEN: Readonly<Record<string, Choice>> = {
  1040: { kind: 'rose', figure: 2, x: 1, y: 0, z: 1 },
};

/** A number for comparison: capitals, letters and digits only. */
export function engravingKey(number: string): string {
  return number.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/**
 * The choice for a `engravingKey`. Each trait has its own salt, found by search over the numbers in use, so that few numbers
 * with the same figure have the same weave.
 */
export function choiceOf(key: string): Choice {
  if (CHOSEN[key]) return CHOSEN[key];
  const draw = LATER_DRAWS.findIndex((numbers) => numbers.split(' ').includes(key));
  const again = 2212 * Math.max(draw, 0);
  const one = <Way>(salt: number, ...ways: readonly [Way, ...Way[]]): Way =>
    ways[Math.floor(seededRandom(key, salt + again)() * ways.length)] ?? ways[0];
  return {
    kind: one(13548, ...KINDS),
    figure: one(81629, 0, 1, 2, 3, 4),
    x: one(5360, 0, 1, 2),
    y: one(107842, 0, 1),
    z: one(150906, 0, 1, 2),
  };
}
