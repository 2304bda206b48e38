import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_WIDTHS } from '../picture-address.ts';

/** A file that is no picture for an article; the message says what was expected. */
export class PictureFileError extends Error {
  override readonly name = 'PictureFileError';
}

/** A picture in one of the widths it is kept in. */
export interface SizedPicture {
  /** Pixels. */
  width: number;
  height: number;
  /** WebP. */
  content: Uint8Array;
}

/** A picture as it is kept. */
export interface KeptPicture {
  largest: SizedPicture;
  /** Made of the largest, so that one that was exported gives both again. */
  smaller: SizedPicture[];
  /** Eight hexadecimal digits that stand for the largest. */
  hash: string;
}

const MB = 1024 * 1024;
const MAX_FILE_BYTES = 40 * MB;
const MAX_PIXELS = 100_000_000;
/** What a picture may take in a store. */
const MAX_KEPT_BYTES = 2 * MB;
/** An `img` names its height with four digits at most. */
const MAX_HEIGHT = 9_999;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

const [SMALL_WIDTH, LARGEST_WIDTH] = PICTURE_WIDTHS;

// Each picture is read once.
sharp.cache(false);

/**
 * The picture in a file as it is kept: WebP, upright, without what the camera wrote into it, never
 * enlarged. A WebP picture that is so already keeps its bytes.
 *
 * @throws PictureFileError where it is no JPEG, PNG, WebP or AVIF picture, moves, or is too big
 */
export async function keptPicture(file: string): Promise<KeptPicture> {
  if ((await stat(file)).size > MAX_FILE_BYTES) {
    throw new PictureFileError(`expected a picture of at most ${MAX_FILE_BYTES / MB} MB`);
  }
  const largest = await largestOf(await readFile(file));
  if (largest.content.length > MAX_KEPT_BYTES) {
    throw new PictureFileError(
      `expected a picture that takes at most ${MAX_KEPT_BYTES / MB} MB as WebP`,
    );
  }
  const hash = createHash('sha256').update(largest.content).digest('hex').slice(0, 8);
  if (largest.width <= SMALL_WIDTH) return { largest, smaller: [], hash };
  const small = await webp(sharp(largest.content).resize({ width: SMALL_WIDTH }));
  return { largest, smaller: [small], hash };
}

async function largestOf(bytes: Buffer): Promise<SizedPicture> {
  try {
    const image = () => sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const { format, width, height, pages = 1, exif, icc, iptc, xmp } = await image().metadata();
    if (!FORMATS.includes(format)) throw new Error(format);
    if (pages > 1 && format === 'webp') {
      throw new PictureFileError('expected a picture that does not move');
    }
    const isBare = [exif, icc, iptc, xmp].every((part) => part === undefined);
    const fits = width <= LARGEST_WIDTH && height <= MAX_HEIGHT && bytes.length <= MAX_KEPT_BYTES;
    if (format === 'webp' && isBare && fits) {
      // Reads it to its end: a file that is cut off is found here.
      await image().stats();
      return { width, height, content: bytes };
    }
    const bounds = { width: LARGEST_WIDTH, height: MAX_HEIGHT, fit: 'inside' } as const;
    return await webp(
      image()
        .autoOrient()
        .resize({ ...bounds, withoutEnlargement: true }),
    );
  } catch (cause) {
    if (cause instanceof PictureFileError) throw cause;
    throw new PictureFileError(
      `expected a whole JPEG, PNG, WebP or AVIF picture of at most ${MAX_PIXELS / 1_000_000} million pixels`,
      { cause },
    );
  }
}

async function webp(image: Sharp): Promise<SizedPicture> {
  const { data, info } = await image.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, content: data };
}
