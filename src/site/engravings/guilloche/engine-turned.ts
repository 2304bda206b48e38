import { polar, ring } from './curves.ts';
import { clear, type EngravingCurve, rim } from './figure.ts';
import { type Layer, weave } from './layer.ts';

/** For each figure: waves around, and the shift of each ring against the last, in half waves. */
const SHAPES = [
  [
    [6, 1],
    [10, 1],
  ],
  [
    [24, 0.13],
    [16, -0.1],
  ],
  [
    [32, 0.5],
    [9, 0.667],
  ],
  [
    [8, 0.07],
    [5, -0.06],
  ],
  [
    [18, 1],
    [4, 0.5],
  ],
] as const;

/** Rings of waves side by side, each shifted against the last, as a rose engine cuts them into a watch case. */
export const engineTurned: EngravingCurve = ({ figure, x, y, z }) => {
  const [folds, shift] = SHAPES[figure][y];
  const end = z ? 228 : 250;
  const field = (from: number, to: number, lines: number, turn: number): Layer => ({
    at: (angle, line) => {
      const share = line / (lines - 1);
      const height = (140 / folds) * (0.4 + 0.6 * share);
      const radius = from + height + (to - from - 2 * height) * share;
      return polar(radius + height * Math.cos(folds * angle + Math.PI * turn * line), angle);
    },
    lines,
    folds,
    span: (2 * Math.PI) / folds,
  });
  const rings = (inner: number, outer: number, lines: number) =>
    weave(ring(inner), ring(outer), lines, folds);
  const fields = [
    [field(92, end, 44, shift)],
    [field(92, 158, 19, shift), rings(161, 167, 3), field(170, end, 22, -shift)],
    [rings(92, 136, 20), field(138, end, 30, shift)],
  ] as const;
  return { layers: [...fields[x], ...rim(z, folds)], opening: clear(87) };
};
