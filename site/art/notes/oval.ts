import type { Curve } from './curves.ts';
import type { Kind } from './figure.ts';
import { echo, type Layer, weave } from './layer.ts';

/** Half width and half height, waves, and the power of sine and cosine, of each figure. */
const SHAPES = [
  [248, 150, 26, 1],
  [248, 184, 12, 1],
  [182, 248, 30, 1],
  [250, 140, 16, 1],
  [244, 182, 40, 0.56],
] as const;

/** A band around an oval, with waves at both edges. */
export const oval: Kind = ({ figure, x, y, z }) => {
  const [width, height, most, power] = SHAPES[figure];
  const waves = y === 0 ? most : 2 * Math.round(most / 4) + 8;
  const depth = Math.min(12, 130 / waves);
  const at = (inset: number, wave: number): Curve => {
    return (angle) => {
      const off = inset - wave * Math.cos(waves * angle);
      const sin = Math.sin(angle);
      const cos = Math.cos(angle);
      return [
        (width - off) * Math.sign(sin) * Math.abs(sin) ** power,
        -(height - off) * Math.sign(cos) * Math.abs(cos) ** power,
      ];
    };
  };
  const thick = Math.min(width, height) * 0.42;
  const border = 24;
  const rim = 8 + 9 * z;
  const layers: Layer[] = [];
  const first = rim + depth;
  if (x === 0) {
    layers.push(weave({ inner: at(rim + thick, -depth), outer: at(first, depth), lines: 34, swings: 9, folds: 2 }));
  } else if (x === 1) {
    layers.push(weave({ inner: at(first + border, -depth), outer: at(first, depth), lines: 12, swings: waves / 2, folds: 2 }));
    layers.push(weave({ inner: at(rim + thick, 0), outer: at(first + border - depth, depth), lines: 30, swings: 9, folds: 2 }));
  } else {
    layers.push(weave({ inner: at(first + thick * 0.5, -depth), outer: at(first, depth), lines: 20, swings: 13, folds: 2 }));
    layers.push(weave({ inner: at(rim + thick, 0), outer: at(first + thick * 0.62, 0), lines: 18, swings: 20, folds: 2 }));
  }
  if (z > 0) layers.push(echo(at(first - 6, depth), at(2 + depth, depth), 2 * z + 1, 2));
  layers.push(echo(at(rim + thick + 5, 0), at(rim + thick + 8, 0), 2, 2));
  const inner = rim + thick + 12;
  return { layers, opening: { width: 2 * (width - inner), height: 2 * (height - inner) } };
};
