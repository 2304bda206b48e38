import { polygon } from './curves.ts';
import { type Kind, round } from './figure.ts';
import { echo, type Layer, weave } from './layer.ts';

/** Sides, turn in half corners, and tip, of each figure. */
const SHAPES = [
  [4, 1, 300],
  [4, 0, 250],
  [6, 0, 246],
  [8, 0, 246],
  [3, 1, 250],
] as const;

/** Bands of straight lines that cross between polygons. */
export const lattice: Kind = ({ figure, x, y, z }) => {
  const [sides, turn, tip] = SHAPES[figure];
  const ease = [0.1, 0.24][y] ?? 0.1;
  const hole = Math.max([0.46, 0.56][y] ?? 0.5, 84 / (tip * Math.cos(Math.PI / sides)));
  const corners = [ease];
  const form = (size: number) => polygon(sides, tip * size, ease, turn);
  const end = z === 0 ? 1 : 0.9;
  const seams = [[], [0.5], [0.36, 0.66]][x] ?? [];
  const stops = [0, ...seams, 1].map((share) => hole + (end - hole) * share);
  const layers: Layer[] = [];
  for (const [index, stop] of stops.entries()) {
    const next = stops[index + 1];
    if (next === undefined) break;
    const gap = index > 0 ? 0.015 : 0;
    layers.push(
      weave({
        inner: form(stop + gap),
        outer: form(next),
        lines: 24,
        swings: (1.6 * (stop + next)) / (next - stop) / 1.2,
        folds: sides,
        straight: true,
        corners,
      }),
    );
  }
  if (z === 1) layers.push(echo(form(0.92), form(1), 6, sides, corners));
  if (z === 2) layers.push(weave({ inner: form(0.92), outer: form(1), lines: 10, swings: 30, folds: sides, corners }));
  return { layers, opening: round(hole * tip * Math.cos(Math.PI / sides) * 0.97) };
};
