import { type Curve, star as outline, ring } from './curves.ts';
import { clear, type EngravingCurve } from './figure.ts';
import { type Layer, weave } from './layer.ts';

/** For each figure: points, and the hollow in parts of the tip. */
const SHAPES = [
  [
    [5, 0.62],
    [7, 0.7],
  ],
  [
    [4, 0.5],
    [4, 0.5],
  ],
  [
    [7, 0.52],
    [9, 0.58],
  ],
  [
    [8, 0.76],
    [10, 0.84],
  ],
  [
    [12, 0.7],
    [16, 0.86],
  ],
] as const;
const EASE = 0.08;

/** A star with straight sides: single, over a second one turned by half a point, or around one's hollow. */
export const star: EngravingCurve = ({ figure, x, y, z }) => {
  const [folds, hollow] = SHAPES[figure][y];
  const tip = z === 2 ? 220 : 242;
  const middle = z === 1 ? 114 : 92;
  const isTurned = figure === 1 && y === 1;
  const form = (size: number, across = false) =>
    outline(folds, size, size * hollow, EASE, isTurned !== across);
  const body = (inner: Curve, outer: Curve, lines: number, swings = folds / 2) =>
    weave(inner, outer, lines, folds, swings, { corners: [EASE, 1 - EASE] });
  const outlined = (size: number) => body(form(size), form(size + 11), 6, 0);
  const inner = x === 2 ? form((middle + 2) / hollow) : ring(middle);
  const layers: Layer[] = [body(inner, form(tip), 44), outlined(tip)];
  if (x === 1) layers.push(body(inner, form(tip * 0.9, true), 34));
  if (z === 1) layers.push(weave(ring(96, 4, 24), ring(112, 4, 24), 22, 24, 12));
  if (z === 2) layers.push(outlined(tip + 22));
  return { layers, opening: clear(90) };
};
