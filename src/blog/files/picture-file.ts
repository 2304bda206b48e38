import { readFile, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { shortHash } from '../../base/addresses/short-hash.ts';
import { PICTURE_WIDTHS } from '../picture-address.ts';
import { PictureError } from './picture-error.ts';

/** A picture in one of its widths. */
export interface SizedPicture {
  /** Pixels. */
  width: number;
  height: number;
  /** WebP. */
  content: Uint8Array;
}

/** A picture in each of its widths. */
export interface PictureSizes {
  largest: SizedPicture;
  /** Made from the largest, so that re-importing an exported picture gives the same bytes. */
  smaller: SizedPicture[];
  /** Eight hexadecimal digits of the largest one's SHA-256. */
  hash: string;
}

const MB = 1024 * 1024;
const MAX_FILE_BYTES = 40 * MB;
const MAX_PIXELS = 100_000_000;
/** Limit of a stored picture. */
const MAX_STORED_BYTES = 2 * MB;
/** The sanitizer accepts at most four digits. */
const MAX_HEIGHT = 9_999;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

const [SMALL_WIDTH, LARGEST_WIDTH] = PICTURE_WIDTHS;

// Each picture is read only once.
sharp.cache(false);

/**
 * Converts a picture for a store: WebP, upright, without metadata, never enlarged. A WebP that
 * already complies keeps its bytes.
 *
 * @throws PictureError if it is no JPEG, PNG, WebP or AVIF picture, is animated, or too big
 */
export async function readPicture(file: string): Promise<PictureSizes> {
  const expected = (what: string, options?: ErrorOptions) =>
    new PictureError(
      `expected ${what}, which ${file} is not; save it as JPEG, smaller if need be`,
      options,
    );
  if ((await stat(file)).size > MAX_FILE_BYTES) {
    throw expected(`a picture of at most ${MAX_FILE_BYTES / MB} MB`);
  }
  const bytes = await readFile(file);
  const largest = await largestOf(bytes).catch((cause: unknown) => {
    if (cause instanceof AnimatedError) throw expected('a picture that does not move');
    const million = MAX_PIXELS / 1_000_000;
    throw expected(`a whole JPEG, PNG, WebP or AVIF picture of at most ${million} million pixels`, {
      cause,
    });
  });
  if (largest.content.length > MAX_STORED_BYTES) {
    throw expected(`a picture that takes at most ${MAX_STORED_BYTES / MB} MB as WebP`);
  }
  const hash = shortHash(largest.content);
  if (largest.width <= SMALL_WIDTH) return { largest, smaller: [], hash };
  const small = await webp(sharp(largest.content).resize({ width: SMALL_WIDTH }));
  return { largest, smaller: [small], hash };
}

class AnimatedError extends Error {}

async function largestOf(bytes: Buffer): Promise<SizedPicture> {
  const image = () => sharp(bytes, { limitInputPixels: MAX_PIXELS });
  const { format, width, height, pages = 1, exif, icc, iptc, xmp } = await image().metadata();
  if (!FORMATS.includes(format)) throw new Error(format);
  if (pages > 1 && format === 'webp') throw new AnimatedError();
  const hasNoMetadata = [exif, icc, iptc, xmp].every((part) => part === undefined);
  const fits = width <= LARGEST_WIDTH && height <= MAX_HEIGHT && bytes.length <= MAX_STORED_BYTES;
  if (format === 'webp' && hasNoMetadata && fits) {
    // Decodes it fully, to detect truncated files.
    await image().stats();
    return { width, height, content: bytes };
  }
  const bounds = { width: LARGEST_WIDTH, height: MAX_HEIGHT, fit: 'inside' } as const;
  return webp(
    image()
      .autoOrient()
      .resize({ ...bounds, withoutEnlargement: true }),
  );
}

async function webp(image: Sharp): Promise<SizedPicture> {
  const { data, info } = await image.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, content: data };
}
