import type { Band, Rosette } from '../../content/schemas/rosette.ts';
import { seededRandom, wholeBetween } from './random.ts';
import { squareWeave } from './rosette.ts';

/** A band of a ring; radii and waves are shares of the ring's width, from its clear middle to its rim. */
interface Weave {
  readonly inner: number;
  readonly innerWave: number;
  readonly outer: number;
  readonly outerWave: number;
  readonly crest?: number;
  readonly lines: number;
  /** The slope of the lines; default 1: they cross at right angles. */
  readonly steep?: number;
}

interface Kind {
  readonly lobes: number;
  readonly bands: readonly Weave[];
}

/** A mesh with rounded lobes. */
const FIRST: Kind = {
  lobes: 12,
  bands: [{ inner: 0.17, innerWave: 0.09, outer: 0.85, outerWave: 0.13, crest: 0.02, lines: 18 }],
};
/** Distinct rings, in the order of the cards. */
const KINDS: readonly Kind[] = [
  FIRST,
  // A flower of eight petals around a ring of eight pointed ones.
  {
    lobes: 8,
    bands: [
      { inner: 0.1, innerWave: -0.06, outer: 0.4, outerWave: -0.1, lines: 8 },
      { inner: 0.45, innerWave: -0.06, outer: 0.8, outerWave: 0.16, crest: -0.03, lines: 8 },
    ],
  },
  // A rope of few strands.
  {
    lobes: 22,
    bands: [{ inner: 0.2, innerWave: 0.03, outer: 0.9, outerWave: 0.05, lines: 10, steep: 0.5 }],
  },
  // Beads: wide and narrow by turns.
  {
    lobes: 10,
    bands: [{ inner: 0.28, innerWave: -0.16, outer: 0.74, outerWave: 0.24, lines: 14 }],
  },
  // Six broad lobes.
  {
    lobes: 6,
    bands: [
      {
        inner: 0.2,
        innerWave: 0.16,
        outer: 0.78,
        outerWave: 0.2,
        crest: 0.03,
        lines: 22,
        steep: 0.8,
      },
    ],
  },
  // A sun of sixteen points.
  {
    lobes: 16,
    bands: [
      {
        inner: 0.1,
        innerWave: 0.02,
        outer: 0.76,
        outerWave: 0.16,
        crest: 0.08,
        lines: 10,
        steep: 2.4,
      },
    ],
  },
  // Two ropes wound around each other.
  {
    lobes: 9,
    bands: [
      { inner: 0.3, innerWave: 0.24, outer: 0.56, outerWave: 0.3, lines: 7, steep: 1.1 },
      { inner: 0.34, innerWave: -0.28, outer: 0.6, outerWave: -0.24, lines: 7, steep: 1.1 },
    ],
  },
];
const RIM = 246;
/** Radius of a face within its ring, and the clear radius of that ring. */
export const FACE_RADIUS = 196;
export const FACE_CLEAR = 202;
/** The clear radius of a ring around initials. */
export const INITIALS_CLEAR = 140;

/**
 * A person's ring, always the same for an index and initials; its kind differs from those of the six before and after.
 *
 * @param index index on the page, from 0
 * @param clear radius of the middle, in picture units
 */
export function monogramRosette(initials: string, index: number, clear: number): Rosette {
  const random = seededRandom(`monogram ${initials}`);
  const { lobes: about, bands } = KINDS[index % KINDS.length] ?? FIRST;
  const lobes = about + wholeBetween(random, -1, 1);
  const width = RIM - clear;
  return {
    lobes,
    bands: bands.map(
      ({ inner, innerWave, outer, outerWave, crest = 0, lines, steep = 1 }): Band => {
        const from = clear + inner * width;
        const to = clear + outer * width;
        return {
          inner: { radius: from, wave: innerWave * width, crest: 0, edge: 0 },
          outer: { radius: to, wave: outerWave * width, crest: crest * width, edge: 0 },
          lines,
          swings: squareWeave(lines, lobes, (from + to) / 2, (to - from) / steep),
        };
      },
    ),
  };
}
