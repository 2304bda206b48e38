import type { Curve } from './curves.ts';
import { clear, type EngravingCurve } from './figure.ts';
import { type Layer, weave } from './layer.ts';

/** For each figure: half width, half height, the exponent of its equation (2 for the ellipse), and waves. */
const SHAPES = [
  [250, 152, 2, [26, 12]],
  [250, 204, 2, [12, 32]],
  [176, 250, 2, [30, 14]],
  [252, 190, 1.6, [16, 36]],
  [236, 166, 4, [36, 20]],
] as const;

/** A band around an oval, with wavy edges: plain, within an interlaced border, or around a second band. */
export const oval: EngravingCurve = ({ figure, x, y, z }) => {
  const [width, height, power, counts] = SHAPES[figure];
  const waves = counts[y];
  const depth = Math.min(10, 150 / waves);
  const at = (inset: number, wave = 0): Curve => {
    return (angle) => {
      const off = inset + wave - wave * Math.cos(waves * angle);
      const sin = Math.sin(angle);
      const cos = Math.cos(angle);
      const size = (Math.abs(sin) ** power + Math.abs(cos) ** power) ** (-1 / power);
      return [(width - off) * sin * size, (off - height) * cos * size];
    };
  };
  const start = z ? 24 : 3;
  const end = start + Math.min(width, height) * 0.36;
  const layers: Layer[] = [];
  const band = (inner: Curve, outer: Curve, lines: number, swings = 0) =>
    layers.push(weave(inner, outer, lines, 2, swings));
  if (x === 0) band(at(end, -depth), at(start, depth), 34, 9);
  if (x === 1) {
    band(at(start + 30, -depth), at(start, depth), 12, waves / 2);
    band(at(end), at(start + 22, depth), 26, 9);
  }
  if (x === 2) {
    band(at(start + 26, -depth), at(start, depth), 20, 13);
    band(at(end), at(start + 36), 16, 18);
  }
  if (z === 1) band(at(start - 5, depth), at(2, depth), 5);
  if (z === 2) band(at(15), at(3), 7, 40);
  band(at(end + 4), at(end + 8), 2);
  // Within a pointed oval, the ellipse is smaller.
  const inside = power < 2 ? 0.9 : 1;
  return { layers, opening: clear(inside * (width - end - 10), inside * (height - end - 10)) };
};
