import type { Band } from '../../content/schemas/rosette.ts';
import { bandLineAt, type CurvePoint } from './curve.ts';
import { smoothPath } from './path-data.ts';

/** Farthest the Béziers may leave the true curve, in picture units: two fifths of a line's width. */
const TOLERANCE = 0.2;
/** Pieces a line may be cut into in half a sector. */
const MOST_PIECES = 64;

/** Path data, in units of `PATH_SCALE`, of a band's lines in half a sector: from the middle of a lobe to the next hollow. */
export function bandPath(band: Band, lobes: number): string {
  const pieces = piecesNeeded(band, lobes);
  const step = Math.PI / lobes / pieces;
  const indices = Array.from({ length: band.lines }, (_, line) => line);
  return indices.map((line) => smoothPath(sampleLine(band, lobes, line, pieces), step)).join('');
}

/** Fewest equal pieces in half a sector that keep every line of the band within the tolerance. */
function piecesNeeded(band: Band, lobes: number): number {
  for (let pieces = 1; pieces < MOST_PIECES; pieces += 1) {
    if (isCloseEnough(band, lobes, pieces)) return pieces;
  }
  return MOST_PIECES;
}

function isCloseEnough(band: Band, lobes: number, pieces: number): boolean {
  const step = Math.PI / lobes / pieces;
  for (let line = 0; line < band.lines; line += 1) {
    for (let piece = 0; piece < pieces; piece += 1) {
      const start = bandLineAt(band, lobes, line, piece * step);
      const middle = bandLineAt(band, lobes, line, (piece + 0.5) * step);
      const end = bandLineAt(band, lobes, line, (piece + 1) * step);
      if (distanceAtMiddle(start, middle, end, step) > TOLERANCE) return false;
    }
  }
  return true;
}

/** How far the Hermite cubic from `start` to `end` passes the curve's own `middle`, where it errs most. */
function distanceAtMiddle(
  start: CurvePoint,
  middle: CurvePoint,
  end: CurvePoint,
  step: number,
): number {
  const x = (start.x + end.x) / 2 + ((start.dx - end.dx) * step) / 8;
  const y = (start.y + end.y) / 2 + ((start.dy - end.dy) * step) / 8;
  return Math.hypot(x - middle.x, y - middle.y);
}

function sampleLine(band: Band, lobes: number, line: number, pieces: number): CurvePoint[] {
  const step = Math.PI / lobes / pieces;
  return Array.from({ length: pieces + 1 }, (_, index) =>
    bandLineAt(band, lobes, line, index * step),
  );
}
