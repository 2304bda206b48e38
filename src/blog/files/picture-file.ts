import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { shortHash } from '../../base/addresses/short-hash.ts';
import { PICTURE_WIDTHS } from '../picture-address.ts';

/** Pixels: a higher picture would exceed the 2 MB that Supabase stores. */
const MAX_HEIGHT = 2_560;
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

const [SMALL_WIDTH, LARGEST_WIDTH] = PICTURE_WIDTHS;

// A cache would be useless: each picture is read only once.
sharp.cache(false);

/**
 * Converts a picture for a store: WebP, upright, without metadata, never enlarged. A WebP that
 * already complies keeps its bytes. Smaller sizes are made from the largest, so that re-importing an
 * exported picture gives the same bytes; `hash` is the largest size's.
 *
 * @throws Error with the expectation, if the file is not a JPEG, PNG, WebP or AVIF, is animated, or has too many pixels
 */
export async function readPicture(file: string) {
  const largest = await largestOf(file).catch((cause: unknown) => {
    throw new Error(
      `expected a whole JPEG, PNG, WebP or AVIF picture that does not move, which ${file} is not; save it as JPEG, smaller if need be`,
      { cause },
    );
  });
  const hash = shortHash(largest.content);
  if (largest.width <= SMALL_WIDTH) return { largest, smaller: [], hash };
  const small = await webp(sharp(largest.content).resize({ width: SMALL_WIDTH }));
  return { largest, smaller: [small], hash };
}

async function largestOf(file: string) {
  const bytes = await readFile(file);
  const image = sharp(bytes);
  const { format, width, height, pages = 1, exif, icc, iptc, xmp } = await image.metadata();
  if (!FORMATS.includes(format) || (pages > 1 && format === 'webp')) throw new Error(format);
  const hasNoMetadata = [exif, icc, iptc, xmp].every((part) => part === undefined);
  const fits = width <= LARGEST_WIDTH && height <= MAX_HEIGHT;
  if (format === 'webp' && hasNoMetadata && fits) {
    // Decodes the whole file, to detect truncation.
    await image.stats();
    return { width, height, content: bytes };
  }
  const bounds = { width: LARGEST_WIDTH, height: MAX_HEIGHT, fit: 'inside' } as const;
  return webp(image.autoOrient().resize({ ...bounds, withoutEnlargement: true }));
}

async function webp(image: Sharp) {
  const { data, info } = await image.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, content: data };
}
