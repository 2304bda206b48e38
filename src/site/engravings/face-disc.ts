import sharp, { type Sharp } from 'sharp';
import { FACE_RADIUS } from './monogram.ts';
import { ROSETTE_SIZE } from './rosette.ts';

/** The part of a tall photograph's excess height that is cut above the square: faces are near the top. */
const ABOVE = 0.2;

/**
 * The face in a photograph as a disc on a transparent picture, sized for the middle of a ring.
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
 * The square of a photograph with the face, upright, of the given size in pixels: the attention area of a wide
 * photograph, nearly the top of a tall one.
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
