import type { Curve, Point } from './curves.ts';
import type { Kind } from './figure.ts';
import { echo, type Layer, weave } from './layer.ts';

/** Right halves of outlines, from the top to the tip, as cubic Béziers: the start, then two controls and an end each. */
const SHAPES: readonly (readonly Point[])[] = [
  [[0, -204], [60, -204], [126, -204], [190, -204], [194, -20], [178, 130], [0, 244]],
  [[0, -240], [20, -214], [70, -196], [120, -200], [150, -204], [176, -216], [196, -232], [168, -150], [166, -110], [182, -50], [208, 50], [176, 170], [0, 246]],
  [[0, -214], [60, -214], [120, -206], [186, -226], [180, -120], [184, -60], [184, 30], [184, 150], [100, 236], [0, 240]],
  [[0, -246], [50, -190], [110, -160], [184, -150], [196, 20], [110, 150], [0, 248]],
  [[0, -186], [60, -186], [110, -194], [150, -214], [152, -180], [170, -158], [206, -152], [176, -60], [176, 60], [206, 152], [170, 158], [152, 180], [150, 214], [110, 194], [60, 186], [0, 186]],
];

/** The closed curve of a half outline, met by its own length, and the shares of the half at which it has corners. */
function outlined(points: readonly Point[]): { at: Curve; corners: readonly number[] } {
  const ends = points.filter((_, index) => index % 3 === 0);
  const lengths = ends.slice(1).map(([x, y], index) => {
    const [fromX = 0, fromY = 0] = ends[index] ?? [];
    return Math.hypot(x - fromX, y - fromY);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let passed = 0;
  const stops = [0, ...lengths.map((length) => (passed += length) / whole)];
  return {
    corners: stops.slice(1, -1),
    at: (angle) => {
      const round = Math.round(angle / (2 * Math.PI)) * 2 * Math.PI;
      const share = Math.abs(angle - round) / Math.PI;
      let piece = 0;
      while (piece < lengths.length - 1 && share > (stops[piece + 1] ?? 1)) piece += 1;
      const start = stops[piece] ?? 0;
      const u = (share - start) / ((stops[piece + 1] ?? 1) - start);
      const r = 1 - u;
      const weights = [r * r * r, 3 * r * r * u, 3 * r * u * u, u * u * u];
      let x = 0;
      let y = 0;
      for (const [index, weight] of weights.entries()) {
        const point = points[3 * piece + index] ?? [0, 0];
        x += weight * point[0];
        y += weight * point[1];
      }
      return [angle < round ? -x : x, y];
    },
  };
}

/** A shield around an oval. */
export const shield: Kind = ({ figure, x, y, z }) => {
  const { at, corners } = outlined(SHAPES[figure] ?? []);
  const sized = (size: number): Curve => (angle) => {
    const [a, b] = at(angle);
    return [a * size, b * size];
  };
  const ellipse = (width: number, height: number): Curve => (angle) => [
    width * Math.sin(angle),
    -height * Math.cos(angle),
  ];
  const [width, height] = y === 0 ? [104, 72] : [92, 92];
  const end = z === 0 ? 0.97 : 0.9;
  const layers: Layer[] = [];
  const field = (inner: Curve, outer: Curve, lines: number, swings: number) =>
    layers.push(weave({ inner, outer, lines, swings, folds: 1, corners }));
  if (x === 0) field(ellipse(width, height), sized(end), 40, 7);
  else if (x === 1) {
    field(ellipse(width, height), sized(0.62), 30, 6);
    field(sized(0.66), sized(end), 24, 11);
  } else {
    layers.push({
      at: (share, line) => {
        const angle = (Math.PI * line) / 70;
        const [a, b] = ellipse(width, height)(angle);
        const [c, d] = sized(end)(angle);
        return [a + (c - a) * share, b + (d - b) * share];
      },
      lines: 71,
      folds: 1,
      mirrored: true,
      span: 1,
      corners: () => [],
    });
  }
  layers.push(echo(sized(end + 0.012), sized(end + 0.03), 3, 1, corners));
  if (z === 1) layers.push(echo(sized(0.955), sized(1), 5, 1, corners));
  if (z === 2) field(sized(0.945), sized(1), 6, 30);
  layers.push(echo(ellipse(width - 4, height - 4), ellipse(width - 7, height - 7), 2, 1));
  return { layers, opening: { width: 2 * (width - 9), height: 2 * (height - 9) } };
};
