import type { Envelope } from '../../content/schemas/rosette.ts';
import { bandLineAt } from './curve.ts';
import { smoothPath } from './path-data.ts';

const PIECES_IN_A_LOBE = 8;

/** Closed path data, in units of `PATH_SCALE` around 0,0, of the shape an envelope encloses. */
export function envelopePath(envelope: Envelope, lobes: number): string {
  const pieces = lobes * PIECES_IN_A_LOBE;
  const step = (2 * Math.PI) / pieces;
  const outline = { inner: envelope, outer: envelope, lines: 1, swings: 1 };
  const points = Array.from({ length: pieces + 1 }, (_, index) =>
    bandLineAt(outline, lobes, 0, index * step),
  );
  return `${smoothPath(points, step)}z`;
}
