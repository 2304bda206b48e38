import { polar } from './curves.ts';
import { type Kind, plainRings, round, wovenRing } from './figure.ts';
import type { Layer } from './layer.ts';

/** Waves round, and how far each ring is shifted against the last in radians, of each figure. */
const SHAPES = [
  [[6, Math.PI], [10, Math.PI]],
  [[24, 0.42], [16, -0.3]],
  [[32, Math.PI / 2], [44, -Math.PI / 2]],
  [[8, 0.22], [5, -0.2]],
  [[18, Math.PI], [12, 2.6]],
] as const;

/** Rings of waves side by side, each shifted against the last, as a rose engine turns them into a watch's case. */
export const engineTurned: Kind = ({ figure, x, y, z }) => {
  const [waves, shift] = SHAPES[figure][y];
  const outer = z === 0 ? 248 : 232;
  const field = (from: number, to: number, lines: number, side: number): Layer => ({
    at: (angle, line) => {
      const share = line / (lines - 1);
      const height = Math.min(14, 90 / waves) * (0.4 + 0.6 * share);
      const radius = from + height + (to - from - 2 * height) * share;
      return polar(radius + height * Math.cos(waves * angle + side * line * shift), angle);
    },
    lines,
    folds: waves,
    mirrored: false,
    span: (2 * Math.PI) / waves,
    corners: () => [],
  });
  const layers: Layer[] =
    x === 0
      ? [field(94, outer, 34, 1)]
      : x === 1
        ? [field(94, 158, 15, 1), plainRings(161, 167, 3, waves), field(170, outer, 17, -1)]
        : [plainRings(94, 130, 14, waves), field(132, outer, 22, 1)];
  if (z === 1) layers.push(wovenRing(236, 250, 14, waves));
  if (z === 2) layers.push(plainRings(238, 250, 6, waves), wovenRing(84, 92, 10, waves));
  return { layers, opening: round(z === 2 ? 83 : 90) };
};
