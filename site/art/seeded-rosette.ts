import type { Band, Envelope, Rosette } from '../../content/schemas/rosette.ts';
import { between, type Random, seededRandom, wholeBetween } from './random.ts';
import { squareWeave } from './weave.ts';

/** How steep a lobe may be: its height times the number of lobes, in parts of the radius. More would look thorny. */
const STEEPEST = 0.95;
/** How far, in picture units, a ring reaches over the next one: they cross like woven ribbons. */
const OVERLAP = 22;
const RIM = 226;

/** A handsome rosette of two rings for any string, always the same one; the middle stays clear for 84 units around. */
export function seededRosette(seed: string): Rosette {
  const random = seededRandom(seed);
  return wovenRings(random, [104, between(random, 160, 174), RIM]);
}

/** As `seededRosette`, of three rings around a small clear middle: for pictures without a text in them. */
export function fullSeededRosette(seed: string): Rosette {
  const random = seededRandom(seed);
  return wovenRings(random, [48, between(random, 98, 110), between(random, 160, 174), RIM]);
}

/** Rings between the given mean radii; each seam between two rings bulges or hollows, alike in both or crosswise. */
function wovenRings(random: Random, radii: readonly number[]): Rosette {
  const lobes = wholeBetween(random, 5, 14);
  const bands: Band[] = [];
  for (const [index, radius] of radii.entries()) {
    const next = radii[index + 1];
    if (next === undefined) break;
    const isFirst = index === 0;
    const isLast = index === radii.length - 2;
    const inner = lobed(
      random,
      isFirst ? radius : radius - OVERLAP / 2,
      lobes,
      isFirst ? 10 : 16,
      isFirst ? 1 : side(random),
    );
    const outer = lobed(
      random,
      isLast ? next : next + OVERLAP / 2,
      lobes,
      isLast ? 24 : 18,
      isLast ? 1 : side(random),
    );
    bands.push(wovenBand(random, lobes, inner, outer));
  }
  return { lobes, bands };
}

/** An envelope with lobes up to `tallest` units high, less where they would get too steep; `side` −1 makes them hollows. */
function lobed(
  random: Random,
  radius: number,
  lobes: number,
  tallest: number,
  side: number,
): Envelope {
  const height = Math.min(tallest, (STEEPEST * radius) / lobes) * between(random, 0.6, 1);
  const wave = Math.round(side * height);
  return {
    radius: Math.round(radius),
    wave,
    crest: Math.round(height * between(random, 0.1, 0.25)),
    edge: 0,
  };
}

function side(random: Random): number {
  return random() < 0.5 ? -1 : 1;
}

function wovenBand(random: Random, lobes: number, inner: Envelope, outer: Envelope): Band {
  const lines = 2 * wholeBetween(random, 11, 15);
  const radius = (inner.radius + outer.radius) / 2;
  const width = (outer.radius - inner.radius) * between(random, 0.9, 1.3);
  return { inner, outer, lines, swings: squareWeave(lines, lobes, radius, width) };
}
