import sharp from 'sharp';
import { faceSquare } from './face-disc.ts';
import type { Light } from './light.ts';

/** Pixels across that the lines are drawn from. */
const SIZE = 440;
/** The face's place in the square, from −1 to 1, and its average light. */
const FACE = { down: -0.05, across: 0.3, high: 0.4, light: 0.6 };
/** The share of the common light, 0 for the photograph's own and 1 for the same everywhere: dark skin stays darker than fair, and both show their features. */
const HOW_FAR = 0.5;

/**
 * Reads how light the face of a photograph is: its square, grey, from paper white to full ink.
 */
export async function readLight(photo: string | Buffer): Promise<Light> {
  const even = await (await faceSquare(photo, SIZE))
    .flatten({ background: 'white' })
    .greyscale()
    .normalise({ lower: 1, upper: 99 })
    .clahe({ width: SIZE / 4, height: SIZE / 4, maxSlope: 3 })
    .toColourspace('b-w')
    .png({ compressionLevel: 0 })
    .toBuffer();
  const [fine, form] = await Promise.all([
    sharp(even).blur(1.2).sharpen({ sigma: 3, m1: 1, m2: 3 }).toColourspace('b-w').raw().toBuffer(),
    sharp(even).blur(9).toColourspace('b-w').raw().toBuffer(),
  ]);
  const exposed = exposure(fine);
  return { size: SIZE, fine: fine.map(exposed), form: form.map(exposed) };
}

/** Brings the light of the face nearer to that of all others, and lets the rest follow. */
function exposure(pixels: Uint8Array): (pixel: number) => number {
  let sum = 0;
  let count = 0;
  pixels.forEach((pixel, index) => {
    const x = ((index % SIZE) / SIZE) * 2 - 1;
    const y = (Math.floor(index / SIZE) / SIZE) * 2 - 1;
    if (Math.hypot(x / FACE.across, (y - FACE.down) / FACE.high) > 1) return;
    sum += pixel;
    count += 1;
  });
  const mean = Math.min(Math.max(sum / count / 255, 0.1), 0.9);
  const gamma = (Math.log(FACE.light) / Math.log(mean)) ** HOW_FAR;
  return (pixel) => Math.round(255 * (pixel / 255) ** gamma);
}
