import type { Choice } from './choice.ts';
import { ring } from './curves.ts';
import { echo, type Layer, weave } from './layer.ts';

/** Width and height in picture units. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is drawn for a number: its lines, and the ellipse in the middle that they leave clear. */
export interface Figure {
  readonly layers: readonly Layer[];
  readonly opening: Size;
}

/** Draws the figure of one kind. */
export type Kind = (choice: Choice) => Figure;

/** A clear round middle. */
export function round(radius: number): Size {
  return { width: 2 * radius, height: 2 * radius };
}

/** A narrow woven ring, as around a medal. */
export function wovenRing(inner: number, outer: number, lines: number, folds: number): Layer {
  const swings = Math.round(((inner + outer) / (outer - inner)) * 0.6);
  return weave({ inner: ring(inner), outer: ring(outer), lines, swings, folds });
}

/** Plain rings side by side. */
export function plainRings(inner: number, outer: number, lines: number, folds: number): Layer {
  return echo(ring(inner), ring(outer), lines, folds);
}
