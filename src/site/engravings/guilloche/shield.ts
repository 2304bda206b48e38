import { type Curve, mixed, type Point } from './curves.ts';
import { clear, type EngravingCurve } from './figure.ts';
import { type Layer, weave } from './layer.ts';

/**
 * Right halves of outlines, from the top to the tip, in tens of picture units, as joined cubic Béziers: x, y of the
 * start, of two control points, and of the end, which starts the next curve.
 */
const OUTLINES = [
  [0, -20, 6, -20, 12, -20, 19, -20, 20, -2, 18, 13, 0, 25],
  [
    0, -24, 2, -21, 7, -20, 12, -20, 15, -20, 18, -21, 20, -23, 17, -15, 16, -11, 18, -5, 21, 5, 18,
    17, 0, 25,
  ],
  [
    0, -16, 6, -16, 12, -16, 19, -16, 19, -12, 21, -10, 25, -10, 25, -3, 25, 3, 25, 10, 21, 10, 19,
    12, 19, 16, 12, 16, 6, 16, 0, 16,
  ],
  [0, -25, 3, -18, 10, -13, 21, -12, 20, 4, 9, 15, 0, 25],
  [
    0, -19, 6, -19, 11, -19, 15, -21, 15, -18, 17, -16, 21, -15, 18, -6, 18, 6, 21, 15, 17, 16, 15,
    18, 15, 21, 11, 19, 6, 19, 0, 19,
  ],
] as const;

/** The right half of an outline as a curve, and its corners as shares of the half, by angle. */
function outlined(half: readonly number[]): { at: Curve; corners: readonly number[] } {
  const points = half.flatMap((x, index): Point[] =>
    index % 2 ? [] : [[10 * x, 10 * (half[index + 1] ?? 0)]],
  );
  const ends = points.filter((_, index) => index % 3 === 0).map(([x, y]) => Math.atan2(x, -y));
  return {
    corners: ends.map((angle) => angle / Math.PI),
    at: (angle) => {
      const piece = ends.slice(1, -1).filter((end) => end <= angle).length;
      const start = ends[piece] ?? 0;
      const share = (angle - start) / ((ends[piece + 1] ?? Math.PI) - start);
      const rest = 1 - share;
      const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3];
      return weights.reduce<Point>(
        ([sumX, sumY], weight, index) => {
          const [x, y] = points[3 * piece + index] ?? [0, 0];
          return [sumX + weight * x, sumY + weight * y];
        },
        [0, 0],
      );
    },
  };
}

/** A shield around an oval or a circle: woven, around a smaller shield, or of rays; with a frame of lines or ticks. */
export const shield: EngravingCurve = ({ figure, x, y, z }) => {
  const { at, corners } = outlined(OUTLINES[figure]);
  const sized = (size: number): Curve => {
    return (angle) => mixed([0, 0], at(angle), size);
  };
  const width = y ? 90 : 104;
  const height = y ? 90 : 68;
  const ellipse = (inset: number): Curve => {
    return (angle) => [(width - inset) * Math.sin(angle), (inset - height) * Math.cos(angle)];
  };
  const end = z ? 0.87 : 0.96;
  const layers: Layer[] = [];
  const band = (inner: Curve, outer: Curve, lines: number, swings = 0) =>
    layers.push(weave(inner, outer, lines, 1, swings, { corners }));
  const rays = (inner: Curve, outer: Curve, lines: number) =>
    layers.push({
      at: (share, line) => {
        const angle = (Math.PI * (line + 0.5)) / lines;
        return mixed(inner(angle), outer(angle), share);
      },
      lines,
      folds: 1,
      mirrored: true,
      span: 1,
    });
  if (x === 0) band(ellipse(0), sized(end), 34, 7);
  if (x === 1) {
    band(ellipse(0), sized(0.64), 18, 6);
    band(sized(0.68), sized(end), 12, 11);
  }
  if (x === 2) rays(ellipse(0), sized(end), 150);
  band(sized(end + 0.012), sized(end + 0.03), 3);
  if (z === 1) band(sized(0.94), sized(1), 7);
  if (z === 2) rays(sized(0.91), sized(1), 130);
  band(ellipse(7), ellipse(y ? -12 : 4), y ? 8 : 2);
  return { layers, opening: clear(width - 9, height - 9) };
};
