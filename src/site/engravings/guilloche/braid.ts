import { polar } from './curves.ts';
import { clear, type EngravingCurve, rim, wovenRing } from './figure.ts';
import type { Layer } from './layer.ts';

/** Waves of each figure. */
const WAVES = [
  [7, 9],
  [9, 15],
  [20, 14],
  [5, 8],
  [8, 22],
] as const;

/** Ribbons of lines, woven over and under; each twists where it turns back. */
export const braid: EngravingCurve = ({ figure, x, y, z }) => {
  const folds = WAVES[figure][y];
  const end = z ? 228 : 250;
  const lines = ([19, 7, 9] as const)[x];
  const width = ([0.62, 0.16, 0.55] as const)[x] / (figure === 4 ? 2 : 1);
  const layers: Layer[] = [];
  /** Ribbons that swing between two radii, all their waves in this many rounds. */
  const ribbons = (count: number, from: number, rounds = 1, to = end) => {
    for (let ribbon = 0; ribbon < count; ribbon += 1) {
      layers.push({
        at: (angle, line) => {
          const edge = width * ((2 * line) / (lines - 1) - 1);
          const start = (2 * Math.PI * ribbon) / count;
          const swing = Math.cos((folds / rounds) * angle + edge + start);
          return polar((from + to + (to - from) * swing) / 2, angle);
        },
        lines,
        folds,
        span: (2 * Math.PI * rounds) / folds,
      });
    }
  };
  if (figure === 0) ribbons(1, 98, 2);
  if (figure === 1) {
    ribbons(3, 166);
    ribbons(2, 98, 1, 156);
  }
  if (figure === 2) {
    // Outside of a woven ring, or within one.
    ribbons(1, y ? 104 : 160, 3, y ? 184 : end);
    layers.push(y ? wovenRing(192, end, folds) : wovenRing(100, 150, folds));
  }
  if (figure === 3) ribbons(1, 98, 2 + y);
  if (figure === 4) ribbons(1, 116, 5);
  layers.push(wovenRing(84, 94, folds), ...rim(z, folds));
  return { layers, opening: clear(82) };
};
