import { polar } from './curves.ts';
import { clear, type EngravingCurve, rim, wovenRing } from './figure.ts';
import type { Layer } from './layer.ts';

/** For each figure: number of blades, the radians they turn on their way out, and their width in parts of a sector. */
const SHAPES = [
  [
    [11, 2.3, 1],
    [8, -2.7, 1.1],
  ],
  [
    [9, 1.2, 1.05],
    [14, -1.2, 1],
  ],
  [
    [16, 0.8, 0.62],
    [22, -0.7, 0.6],
  ],
  [
    [24, 2, 1.1],
    [18, -1.5, 1.2],
  ],
  [
    [12, 0.8, 1.1],
    [15, -0.9, 1.2],
  ],
] as const;

/** A wheel of blades that turn on their way out; some figures have a second, counter-turned, across or around it. */
export const spiral: EngravingCurve = ({ figure, x, y, z }) => {
  const [count, twist, width] = SHAPES[figure][y];
  const end = z ? 228 : 248;
  /** Open lines, denser towards one edge; the middle of a blade's end stands out. */
  const blades = (inner: number, outer: number, folds: number, turn: number): Layer => {
    const lines = Math.round(([270, 160, 320] as const)[x] / folds);
    const spread = ((2 * Math.PI) / folds) * width * ([1, 0.55, 1.9] as const)[x];
    return {
      at: (share, line) => {
        const place = line / (lines - 1);
        const bulge = (90 / folds) * width * (Math.sin(Math.PI * place) - 1);
        return polar(
          inner + (outer + bulge - inner) * share,
          spread * place ** 1.7 * (0.4 + 0.6 * share) + turn * share,
        );
      },
      lines,
      folds,
      span: 1,
    };
  };
  const wheels = [blades(94, figure === 4 ? 160 : end, count, twist)];
  const isCrossed = figure === 1 || (figure === 2 && x === 1);
  if (isCrossed) wheels.push(blades(94, end, count, -twist));
  if (figure === 4) wheels.push(blades(168, end, count + 8, -0.75 * twist));
  return { layers: [...wheels, wovenRing(84, 94, count), ...rim(z, count)], opening: clear(82) };
};
