import type { Sharp } from 'sharp';
import { RADIUS, SIZE } from './portrait.ts';
import { faceSquare } from './read-light.ts';

/**
 * The face of a photograph as a disc, in a picture that fits a ring's own: clear where the ring is.
 *
 * @param size of the picture, in pixels across
 */
export async function faceDisc(photo: string | Buffer, size: number): Promise<Sharp> {
  const across = Math.round((size * 2 * RADIUS) / SIZE);
  const [before, after] = [Math.floor((size - across) / 2), Math.ceil((size - across) / 2)];
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${SIZE} ${SIZE}"><circle cx="50%" cy="50%" r="${RADIUS}"/></svg>`;
  const placed = (await faceSquare(photo, across)).ensureAlpha().extend({
    ...{ top: before, left: before, bottom: after, right: after, background: '#0000' },
  });
  return placed.composite([{ input: Buffer.from(disc), blend: 'dest-in' }]);
}
