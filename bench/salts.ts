/**
 * `npm run bench -- salts [seconds]`: searches, this long for each, the salts of site/art/notes/choice.ts with which the
 * numbers in use are told apart best, one draw after the other. To be run where a new number looks like another one;
 * new salts give every number a new drawing.
 */

import { keyOf } from '../site/art/notes/choice.ts';
import { seededRandom } from '../site/art/random.ts';
import { NUMBERS_IN_USE, NUMBERS_TO_COME } from '../tests/numbers-in-use.ts';

const SECONDS = Number(process.argv[2] ?? 60);
const KEYS = [...new Set([...NUMBERS_IN_USE, ...NUMBERS_TO_COME].map(keyOf))];
const inUse = new Set(NUMBERS_IN_USE.map(keyOf));
/** The site's own example stays an oval band of the first figure. */
const EXAMPLE = KEYS.indexOf('CP2000');
/** What a likeness weighs where one of the two has no page yet. */
const TO_COME = 0.35;

/** Two numbers, by their places, and what it costs if a draw is the same for both, or is not. */
interface Pair {
  readonly a: number;
  readonly b: number;
  readonly same: number;
  readonly other: number;
}

const everyPair = KEYS.flatMap((a, place) =>
  KEYS.slice(place + 1).map((b, ahead): Pair => {
    const same = inUse.has(a) && inUse.has(b) ? 1 : TO_COME;
    return { a: place, b: place + 1 + ahead, same, other: 0 };
  }),
);

const draw = (key: string, salt: number, ways: number) =>
  Math.floor(seededRandom(key, salt)() * ways);

/** Prints the best salt for a draw of so many ways, one of which the example may have to draw; returns what each number draws. */
function search(name: string, ways: number, pairs: readonly Pair[], ofExample?: number): number[] {
  const drawnWith = (salt: number) => KEYS.map((key) => draw(key, salt, ways));
  const costOf = (drawn: readonly number[]) =>
    pairs.reduce((sum, { a, b, same, other }) => sum + (drawn[a] === drawn[b] ? same : other), 0);
  let best = { salt: 0, cost: Number.POSITIVE_INFINITY };
  const end = Date.now() + SECONDS * 1000;
  for (let salt = 0; Date.now() < end; salt += 1) {
    const drawn = drawnWith(salt);
    if (ofExample !== undefined && drawn[EXAMPLE] !== ofExample) continue;
    const cost = costOf(drawn);
    if (cost < best.cost) best = { salt, cost };
  }
  process.stdout.write(`${name}: ${best.salt} (cost ${best.cost.toFixed(1)})\n`);
  return drawnWith(best.salt);
}

const kinds = search('kind', 8, everyPair, 2);
const ofKind = everyPair.filter(({ a, b }) => kinds[a] === kinds[b]);
const figures = search('figure', 5, ofKind, 0);
const alike = ofKind.filter(({ a, b }) => figures[a] === figures[b]);
const xs = search('x', 3, alike);
const hasSameX = ({ a, b }: Pair) => xs[a] === xs[b];
const ys = search(
  'y',
  2,
  alike.map((pair) => ({ ...pair, same: pair.same * (hasSameX(pair) ? 4 : 0.3) })),
);
search(
  'z',
  3,
  alike.map((pair) => {
    const hasSameY = ys[pair.a] === ys[pair.b];
    if (!hasSameX(pair)) return { ...pair, same: pair.same * (hasSameY ? 1 : 0.1) };
    return { ...pair, same: pair.same * (hasSameY ? 60 : 3), other: hasSameY ? pair.same * 8 : 0 };
  }),
);
