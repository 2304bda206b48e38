import { type Curve, ring } from './curves.ts';
import { type Kind, round, wovenRing } from './figure.ts';
import { echo, type Layer, weave } from './layer.ts';

/** Lobes of each figure. */
const LOBES = [
  [6, 8],
  [14, 18],
  [10, 12],
  [9, 7],
  [24, 32],
] as const;

/** Rings of round lobes: two that meet in a seam, two that lie half a lobe apart, or clear ones. */
export const rose: Kind = ({ figure, x, y, z }) => {
  const lobes = LOBES[figure][y];
  const rim = z === 1 ? 222 : 240;
  const inside = z === 2 ? 104 : 92;
  const steep = Math.min(34, (1.15 * rim) / lobes);
  const band = (inner: Curve, outer: Curve, lines: number, swings: number): Layer =>
    weave({ inner, outer, lines, swings, folds: lobes });
  const layers: Layer[] = [];
  let outline: Curve;
  if (figure === 4) {
    outline = ring(rim - 6, 6, lobes, 0, 0.2);
    const seams = [
      [0.12, 0.17, 0.42, 0.47],
      [0.4, 0.47],
      [0.62, 0.7],
    ][x] ?? [];
    const stops = [0, ...seams, 1].map((share) => inside + (rim - 12 - inside) * share);
    for (let edge = 0; edge < stops.length; edge += 2) {
      const [low = 0, high = 0] = stops.slice(edge, edge + 2);
      const wave = Math.min(7, (high - low) / 3);
      const last = edge + 2 === stops.length;
      layers.push(
        band(
          ring(low + wave, -wave, lobes),
          last ? outline : ring(high - wave, wave, lobes),
          20,
          (1.7 * low) / (high - low) + 2,
        ),
      );
    }
  } else if (figure === 1 || figure === 3) {
    const wave = figure === 1 ? 17 : 28;
    const middle = rim - 2 * wave - 36;
    outline = ring(rim - wave, wave, lobes, 0, 0);
    const shift = Math.PI;
    if (x < 2) {
      layers.push(band(ring(middle - 8, wave, lobes), outline, 24, lobes * 0.5));
      layers.push(
        band(ring(middle - 8, wave, lobes, shift), ring(rim - wave, wave, lobes, shift), 24, lobes * 0.5),
      );
    } else {
      layers.push(band(ring(middle, -wave, lobes), outline, 36, lobes));
    }
    const low = x === 1 ? middle - 20 : inside + 16;
    layers.push(
      band(ring(inside + 6, 6, 2 * lobes), ring(low + 20, x === 1 ? -wave / 2 : 9, x === 1 ? lobes : 2 * lobes), 26, lobes),
    );
  } else {
    outline = ring(rim - steep * 1.1, steep, lobes, 0, y === 0 ? 0.22 : -0.1);
    const seam = (inside + rim) / 2;
    const inner = ring(inside + 12, steep / 3, lobes);
    const wave = x === 0 ? steep * 0.7 : -steep * 0.8;
    if (x < 2) {
      layers.push(band(inner, ring(seam + 10, wave, lobes), 30, lobes * 0.7));
      layers.push(band(ring(seam - 10, wave, lobes), outline, 30, lobes * 0.7));
    } else {
      layers.push(band(inner, outline, 46, lobes * 0.6));
    }
  }
  if (z === 1) {
    const grown: Curve = (angle) => {
      const [a, b] = outline(angle);
      const factor = 1 + 26 / Math.hypot(a, b);
      return [a * factor, b * factor];
    };
    layers.push(echo(outline, grown, 7, lobes));
  }
  if (z === 2) layers.push(wovenRing(88, 102, 16, lobes));
  return { layers, opening: round(z === 2 ? 87 : 88) };
};
