import { polar } from './curves.ts';
import { type Kind, round, wovenRing } from './figure.ts';
import type { Layer } from './layer.ts';

/** A ribbon of lines that swings `waves` times in `rounds` rounds, and turns over at each end of a swing. */
function ribbon(
  waves: number,
  rounds: number,
  { from, to, lines, width, start = 0 }: { from: number; to: number; lines: number; width: number; start?: number },
): Layer {
  const middle = (from + to) / 2;
  const height = (to - from) / 2;
  return {
    at: (angle, line) => {
      const edge = lines > 1 ? (2 * line) / (lines - 1) - 1 : 0;
      const phase = (waves / rounds) * angle + width * edge + start;
      return polar(middle + height * Math.cos(phase), angle);
    },
    lines,
    folds: waves,
    mirrored: false,
    span: (2 * Math.PI * rounds) / waves,
    corners: () => [],
  };
}

/** Ribbons of lines, woven over and under. */
export const braid: Kind = ({ figure, x, y, z }) => {
  const outer = z === 0 ? 248 : 230;
  const lines = [19, 9, 13][x] ?? 13;
  const width = [0.62, 0.3, 0.5][x] ?? 0.5;
  const layers: Layer[] = [];
  let folds: number;
  if (figure === 0) {
    folds = [7, 9][y] ?? 7;
    layers.push(ribbon(folds, 2, { from: 98, to: outer, lines, width }));
  } else if (figure === 1) {
    folds = [9, 15][y] ?? 9;
    for (const start of [0, 2, 4]) layers.push(ribbon(folds, 1, { from: 160, to: outer, lines, width, start: (start * Math.PI) / 3 }));
    for (const start of [0, 1]) layers.push(ribbon(12, 1, { from: 96, to: 150, lines: 9, width, start: start * Math.PI }));
  } else if (figure === 2) {
    folds = [11, 13][y] ?? 11;
    layers.push(ribbon(folds, [3, 4][y] ?? 3, { from: 98, to: outer, lines, width }));
  } else if (figure === 3) {
    folds = [6, 8][y] ?? 6;
    for (const start of [0, Math.PI]) layers.push(ribbon(folds, 1, { from: 104, to: outer, lines, width, start }));
  } else {
    folds = [16, 22][y] ?? 16;
    layers.push(ribbon(folds, 5, { from: 120, to: outer, lines, width }));
  }
  layers.push(wovenRing(86, 94, 8, folds));
  if (z === 1) layers.push(wovenRing(236, 250, 14, folds));
  if (z === 2) layers.push(wovenRing(234, 241, 8, folds), wovenRing(246, 253, 8, folds));
  return { layers, opening: round(84) };
};
