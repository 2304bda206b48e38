import type { Choice } from './choice.ts';
import { ring } from './curves.ts';
import { type Layer, weave } from './layer.ts';

/** Width and height in picture units. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A number's drawing: its lines, and the clear ellipse in the middle. */
export interface EngravingShape {
  readonly layers: readonly Layer[];
  readonly opening: Size;
}

/** Draws a figure of one kind of curve. */
export type EngravingCurve = (choice: Choice) => EngravingShape;

/** A clear middle of this half width and half height. */
export function clear(width: number, height = width): Size {
  return { width: 2 * width, height: 2 * height };
}

/** Bands between two radii, as pairs of radii; seams are at shares of the way between them. */
export function parted(
  from: number,
  to: number,
  seams: readonly number[] = [],
): (readonly [low: number, high: number])[] {
  const edges = [0, ...seams, 1].map((share) => from + (to - from) * share);
  return edges.flatMap((low, edge) => (edge % 2 ? [] : [[low, edges[edge + 1] ?? to] as const]));
}

/** A narrow woven ring, as around a medal. */
export function wovenRing(inner: number, outer: number, folds: number): Layer {
  const swings = (0.6 * (inner + outer)) / (outer - inner);
  return weave(ring(inner), ring(outer), 14, folds, swings);
}

/** The border of a wheel that ends at radius 228: none, a woven ring, or the waves of its folds. */
export function rim(trait: Choice['z'], folds: number): readonly Layer[] {
  const waves = weave(ring(234, 6, folds), ring(246, 9, folds), 7, folds);
  return ([[], [wovenRing(236, 250, folds)], [waves]] as const)[trait];
}
