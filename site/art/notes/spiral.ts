import { polar, ring } from './curves.ts';
import { type Kind, round, wovenRing } from './figure.ts';
import { echo, type Layer } from './layer.ts';

interface Blades {
  readonly count: number;
  readonly inner: number;
  readonly outer: number;
  /** Radians by which a blade turns on its way out. */
  readonly twist: number;
  /** Width of a blade in parts of its sector. */
  readonly width: number;
  readonly lines: number;
  /** How far the middle of a blade's end stands out. */
  readonly bulge: number;
}

/** Blades of open lines, denser towards one edge. */
function blades({ count, inner, outer, twist, width, lines, bulge }: Blades): Layer {
  const sector = (2 * Math.PI) / count;
  return {
    at: (share, line) => {
      const place = line / (lines - 1);
      const spread = place ** 1.7;
      const end = outer - bulge + bulge * Math.sin(Math.PI * place);
      return polar(
        inner + (end - inner) * share,
        sector * width * spread * (0.35 + 0.65 * share) + twist * share,
      );
    },
    lines,
    folds: count,
    mirrored: false,
    span: 1,
    corners: () => [],
  };
}

/** Count of blades, twist, width and bulge of each figure. */
const SHAPES = [
  [[11, 2.3, 1, 18], [9, 2.6, 1.1, 24]],
  [[9, 1.3, 1.8, 14], [8, -1.5, 1.6, 20]],
  [[16, 0.9, 0.62, 8], [20, -0.7, 0.6, 8]],
  [[24, 1.9, 2.4, 0], [18, -1.6, 2.6, 0]],
  [[12, 0.8, 1.5, 10], [14, -0.9, 1.5, 10]],
] as const;

/** A wheel of blades that turn on their way out; the last figure has two, turned against each other. */
export const spiral: Kind = ({ figure, x, y, z }) => {
  const [count, twist, width, bulge] = SHAPES[figure][y];
  const outer = z === 0 ? 246 : 226;
  const lines = [30, 18, 24][x] ?? 24;
  const wide = width * ([1, 0.72, 1.3][x] ?? 1);
  const layers: Layer[] = [];
  if (figure === 4) {
    layers.push(blades({ count, inner: 90, outer: 158, twist, width: wide, lines: 20, bulge }));
    layers.push(blades({ count: count + 8, inner: 166, outer, twist: -twist * 0.75, width: wide, lines: 20, bulge }));
  } else {
    layers.push(blades({ count, inner: 96, outer, twist, width: wide, lines, bulge }));
  }
  layers.push(wovenRing(86, 93, 8, count));
  if (z === 1) layers.push(wovenRing(236, 250, 14, count));
  if (z === 2) layers.push(echo(ring(232, 4, count), ring(248, 4, count), 5, count));
  return { layers, opening: round(84) };
};
