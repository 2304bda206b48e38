import { type Curve, mixed, type Point } from './curves.ts';

/** Lines that repeat in each of `folds` sectors. */
export interface Layer {
  /** The point of a line (an index from 0) at this parameter. */
  readonly at: (parameter: number, line: number) => Point;
  readonly lines: number;
  readonly folds: number;
  /** Whether half a sector and its mirror image make the whole. */
  readonly mirrored?: boolean;
  /** The largest parameter of the written part; the smallest is 0. */
  readonly span: number;
  /** The corners of a line, in any order; those outside of the span are ignored. */
  readonly corners?: (line: number) => readonly number[];
}

/** How the lines of a weave run between its edges. */
interface Manner {
  /** Shares of half a sector at which both edges have a corner. */
  readonly corners?: readonly number[];
  /** Straight from edge to edge, not in waves. */
  readonly isStraight?: boolean;
}

/**
 * Closed lines that swing between an inner and an outer curve: guilloché, at the share ½ + ½·cos(nt + 2πk/m). `swings`
 * is n, rounded so that the sectors meet; without it the lines are parallel.
 */
export function weave(
  inner: Curve,
  outer: Curve,
  lines: number,
  folds: number,
  swings = 0,
  { corners = [], isStraight = false }: Manner = {},
): Layer {
  const speed = (folds * Math.round((swings * lines) / folds)) / lines;
  const span = Math.PI / folds;
  const turns = isStraight ? Array.from({ length: 2 * lines }, (_, turn) => turn) : [];
  const start = (line: number) => (2 * Math.PI * line) / lines;
  const share = (angle: number, line: number) => {
    const phase = speed * angle + start(line);
    if (swings === 0) return line / (lines - 1);
    return isStraight ? Math.abs(((phase / Math.PI) % 2) - 1) : 0.5 + Math.cos(phase) / 2;
  };
  return {
    at: (angle, line) => mixed(inner(angle), outer(angle), share(angle, line)),
    lines,
    folds,
    mirrored: true,
    span,
    corners: (line) => [
      ...corners.map((position) => position * span),
      ...turns.map((turn) => (turn * Math.PI - start(line)) / speed),
    ],
  };
}
