import { type Curve, mixed, type Point, turned } from './curves.ts';

/** Lines that are alike in each of `folds` sectors. */
export interface Layer {
  /** Where a line, counted from 0, is at this parameter. */
  readonly at: (parameter: number, line: number) => Point;
  readonly lines: number;
  readonly folds: number;
  /** Whether the lines of half a sector, mirrored, are those of the whole. */
  readonly mirrored: boolean;
  /** The parameter goes from 0 to here in the part that is written. */
  readonly span: number;
  /** Where between them a line has a corner. */
  readonly corners: (line: number) => readonly number[];
}

interface Weave {
  readonly inner: Curve;
  readonly outer: Curve;
  readonly lines: number;
  /** How often each line swings from edge to edge and back; fitted so that the sectors meet. */
  readonly swings: number;
  readonly folds: number;
  /** Radians by which a line is turned on its way out. */
  readonly twist?: number;
  /** Straight from edge to edge, not in waves. */
  readonly straight?: boolean;
  /** Shares of half a sector at which both edges have a corner. */
  readonly corners?: readonly number[];
}

/** Closed lines that swing between an inner and an outer curve: guilloché, at the share ½ + ½·cos(nt + 2πk/m). */
export function weave({
  inner,
  outer,
  lines,
  swings,
  folds,
  twist = 0,
  straight = false,
  corners = [],
}: Weave): Layer {
  const speed = (folds * Math.max(1, Math.round((swings * lines) / folds))) / lines;
  const phase = (line: number) => (2 * Math.PI * line) / lines;
  const mirrored = twist === 0;
  const half = Math.PI / folds;
  const span = mirrored ? half : 2 * half;
  return {
    at: (angle, line) => {
      const swing = speed * angle + phase(line);
      const share = straight
        ? Math.abs(((swing / Math.PI) % 2) - 1)
        : 0.5 + Math.cos(swing) / 2;
      return turned(mixed(inner(angle), outer(angle), share), twist * share);
    },
    lines,
    folds,
    mirrored,
    span,
    corners: (line) => {
      const found = corners.map((share) => share * half);
      for (let turn = Math.ceil(phase(line) / Math.PI); straight; turn += 1) {
        const angle = (turn * Math.PI - phase(line)) / speed;
        if (angle >= span) break;
        found.push(angle);
      }
      return found;
    },
  };
}

/** Lines side by side from one curve to another, both included. */
export function echo(
  inner: Curve,
  outer: Curve,
  lines: number,
  folds: number,
  corners: readonly number[] = [],
): Layer {
  const span = Math.PI / folds;
  return {
    at: (angle, line) => mixed(inner(angle), outer(angle), lines > 1 ? line / (lines - 1) : 0),
    lines,
    folds,
    mirrored: true,
    span,
    corners: () => corners.map((share) => share * span),
  };
}
