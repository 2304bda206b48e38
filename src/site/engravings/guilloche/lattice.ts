import { ring, star } from './curves.ts';
import { clear, type EngravingCurve, parted } from './figure.ts';
import { weave } from './layer.ts';

/** For each figure: sides, and the corners' distance from the middle. */
const SHAPES = [
  [4, 310],
  [4, 252],
  [6, 252],
  [5, 253],
  [3, 254],
] as const;

/** Shares of the way out at which bands part. */
const SEAMS = [[], [0.62, 0.82], [0.16, 0.34]];

/** Distance between parallel lines. */
const SPACING = 3.6;

/** Bands of crossing lines between polygons: one band, or with an inner or outer frame, around a polygon or circle. */
export const lattice: EngravingCurve = ({ figure, x, y, z }) => {
  const [folds, tip] = SHAPES[figure];
  const flat = Math.cos(Math.PI / folds);
  const ease = y ? 0.22 : 0.1;
  const isTurned = figure % 4 === 0;
  const corners = [isTurned ? 1 - ease : ease];
  const form = (radius: number) => star(folds, radius / flat, radius, ease, isTurned);
  const middle = folds === 3 ? 72 : 90;
  const end = tip * flat * (z ? 0.9 : 1);
  const layers = parted(middle, end, SEAMS[x]).map(([low, high]) => {
    const inner = y && low === middle ? ring(low) : form(low);
    const lines = Math.round((high - low) / SPACING) + 2;
    const swings = (1.6 * (low + high)) / (high - low);
    return weave(inner, form(high), lines, folds, swings, { corners, isStraight: true });
  });
  if (z) {
    const swings = z === 1 ? 0 : 36;
    layers.push(weave(form(end * 1.04), form(end / 0.9), 7, folds, swings, { corners }));
  }
  return { layers, opening: clear(middle - 3) };
};
