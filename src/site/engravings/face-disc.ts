import sharp, { type Sharp } from 'sharp';
import { FACE_RADIUS } from './monogram.ts';
import { ROSETTE_SIZE } from './rosette.ts';

/** The share above the square of all that a tall photograph loses: a face is high in it. */
const ABOVE = 0.2;

/**
 * The face of a photograph as a disc, in a picture that fits a ring's own: clear where the ring is.
 *
 * @param size of the picture, in pixels across
 */
export async function faceDisc(photo: string | Buffer, size: number): Promise<Sharp> {
  const across = Math.round((size * 2 * FACE_RADIUS) / ROSETTE_SIZE);
  const [before, after] = [Math.floor((size - across) / 2), Math.ceil((size - across) / 2)];
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${ROSETTE_SIZE} ${ROSETTE_SIZE}"><circle cx="50%" cy="50%" r="${FACE_RADIUS}"/></svg>`;
  const placed = (await faceSquare(photo, across)).ensureAlpha().extend({
    top: before,
    left: before,
    bottom: after,
    right: after,
    background: '#0000',
  });
  return placed.composite([{ input: Buffer.from(disc), blend: 'dest-in' }]);
}

/**
 * The square of a photograph that holds the face, upright and so many pixels across. Of a wide photograph that is the
 * part which draws the eye, of a tall one nearly the top.
 */
async function faceSquare(photo: string | Buffer, size: number): Promise<Sharp> {
  const { width, height } = (await sharp(photo).metadata()).autoOrient;
  const upright = sharp(photo).autoOrient();
  if (height <= width) {
    return upright.resize(size, size, { fit: 'cover', position: sharp.strategy.attention });
  }
  const top = Math.round((height - width) * ABOVE);
  return upright.extract({ left: 0, top, width, height: width }).resize(size, size);
}
