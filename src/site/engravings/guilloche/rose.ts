import { type Curve, ring } from './curves.ts';
import { clear, type EngravingCurve, parted, wovenRing } from './figure.ts';
import { type Layer, weave } from './layer.ts';

/** Lobes of each figure. */
const LOBES = [
  [5, 8],
  [14, 20],
  [10, 13],
  [9, 7],
  [24, 32],
] as const;

/** Shares of the way out at which clear rings part. */
const SEAMS = [
  [0.12, 0.17, 0.42, 0.47],
  [0.4, 0.47],
  [0.7, 0.78],
];

/** Rings of round lobes: two with a common seam, two half a lobe apart, or with clear rings between. */
export const rose: EngravingCurve = ({ figure, x, y, z }) => {
  const folds = LOBES[figure][y];
  const end = z === 1 ? 224 : 246;
  const start = z === 2 ? 108 : 92;
  const height = ([34, 17, 22, 27, 6] as const)[figure];
  const outline = ring(end - height, height, folds, [0.2, 0, -0.3][figure]);
  const layers: Layer[] = [];
  const band = (inner: Curve, outer: Curve, lines = 28, swings = folds / 2) =>
    layers.push(weave(inner, outer, lines, folds, swings));
  if (figure === 4) {
    for (const [low, high] of parted(start, end - 12, SEAMS[x])) {
      const swings = (2 * low) / (high - low) + 1;
      band(ring(low + 6, -6, folds), ring(high - 6, 6, folds), 20, swings);
    }
  } else if (figure % 2) {
    const middle = x === 1 ? start + height : end - 2 * height - 40;
    for (const wave of x === 2 ? [-height] : [height, -height]) {
      band(ring(middle, wave, folds), ring(end - height, x === 2 ? height : wave, folds));
    }
    if (x !== 1) band(ring(start + 6, 6, 2 * folds), ring(start + 34, 10, 2 * folds), 26, folds);
  } else {
    const inner = ring(start + 12, height / 3, folds);
    if (x === 2) band(inner, outline, 46);
    else {
      // Two rings that bulge together, or against each other.
      const wave = 0.75 * height;
      const seam = (start + end) / 2;
      const count = figure ? 2 * folds : folds;
      band(inner, ring(seam + 8, wave, count));
      band(ring(seam - 8, x ? -wave : wave, count), outline);
    }
  }
  if (z === 1) band(outline, ring(end + 24 - height, height, folds), 7, 0);
  if (z === 2) layers.push(wovenRing(88, 102, folds));
  return { layers, opening: clear(87) };
};
