import { ring, star as outline } from './curves.ts';
import { type Kind, round, wovenRing } from './figure.ts';
import { echo, type Layer, weave } from './layer.ts';

/** Points, hollow in parts of the tip, and turn in half points, of each figure. */
const SHAPES = [
  [[5, 0.62, 0], [7, 0.7, 0]],
  [[4, 0.5, 0], [4, 0.5, 1]],
  [[6, 0.6, 0], [6, 0.8, 1]],
  [[8, 0.74, 0], [10, 0.66, 0]],
  [[12, 0.8, 0], [16, 0.86, 0]],
] as const;
const EASE = 0.08;

/** A star with straight sides, alone, over a second one half a point round, or around the hollow of one. */
export const star: Kind = ({ figure, x, y, z }) => {
  const [points, hollow, turn] = SHAPES[figure][y];
  const tip = z === 2 ? 226 : 240;
  const corners = [EASE, 1 - EASE];
  const form = (size: number, around = turn as number) =>
    outline(points, size, size * hollow, EASE, around);
  const clear = z === 1 ? 112 : 94;
  const layers: Layer[] = [];
  const body = (size: number, around: number, lines: number) => {
    const inner = x === 2 ? form((clear / hollow) * 1.04, around) : ring(clear);
    layers.push(
      weave({ inner, outer: form(size, around), lines, swings: points * 0.5, folds: points, corners }),
    );
    layers.push(echo(form(size), form(size + 10), 6, points, corners));
  };
  body(tip, turn, 44);
  if (x === 1) {
    layers.push(
      weave({ inner: ring(clear), outer: form(tip * 0.9, turn + 1), lines: 34, swings: points * 0.5, folds: points, corners }),
    );
  }
  if (z === 1) layers.push(wovenRing(92, 110, 18, points));
  if (z === 2) layers.push(wovenRing(238, 252, 14, points));
  return { layers, opening: round(90) };
};
