import { readFile, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { shortHash } from '../../base/addresses/short-hash.ts';
import { PICTURE_WIDTHS } from '../picture-address.ts';
import { PictureError } from './picture-error.ts';

/** A picture in one of its widths. */
interface SizedPicture {
  /** Pixels. */
  width: number;
  height: number;
  /** WebP. */
  content: Uint8Array;
}

/** A picture in each of its widths. */
interface PictureSizes {
  largest: SizedPicture;
  /** Made from the largest, so that re-importing an exported picture gives the same bytes. */
  smaller: SizedPicture[];
  /** Eight hexadecimal digits of the largest one's SHA-256. */
  hash: string;
}

const MB = 1024 * 1024;
const MAX_FILE_BYTES = 40 * MB;
/** Limit of a stored picture: the Data API stops at 8 MB. */
const MAX_STORED_BYTES = 2 * MB;
const MAX_PIXELS = 100_000_000;
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
  const largest = await largestOf(file).catch((cause: unknown) => {
    const bounds = `of at most ${MAX_FILE_BYTES / MB} MB and ${MAX_PIXELS / 1_000_000} million pixels`;
    throw new PictureError(
      `expected a whole JPEG, PNG, WebP or AVIF picture ${bounds} that does not move, which ${file} is not; save it as JPEG, smaller if need be`,
      { cause },
    );
  });
  if (largest.content.length > MAX_STORED_BYTES) {
    throw new PictureError(
      `expected a picture that takes at most ${MAX_STORED_BYTES / MB} MB as WebP, which ${file} does not; save it smaller`,
    );
  }
  const hash = shortHash(largest.content);
  if (largest.width <= SMALL_WIDTH) return { largest, smaller: [], hash };
  const small = await webp(sharp(largest.content).resize({ width: SMALL_WIDTH }));
  return { largest, smaller: [small], hash };
}

async function largestOf(file: string): Promise<SizedPicture> {
  if ((await stat(file)).size > MAX_FILE_BYTES) throw new Error('more bytes than are read');
  const bytes = await readFile(file);
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
  const { format, width, height, pages = 1, exif, icc, iptc, xmp } = await image.metadata();
  if (!FORMATS.includes(format) || (pages > 1 && format === 'webp')) throw new Error(format);
  const hasNoMetadata = [exif, icc, iptc, xmp].every((part) => part === undefined);
  const fits = width <= LARGEST_WIDTH && height <= MAX_HEIGHT && bytes.length <= MAX_STORED_BYTES;
  if (format === 'webp' && hasNoMetadata && fits) {
    // Decodes it fully, to detect truncated files.
    await image.stats();
    return { width, height, content: bytes };
  }
  const bounds = { width: LARGEST_WIDTH, height: MAX_HEIGHT, fit: 'inside' } as const;
  return webp(image.autoOrient().resize({ ...bounds, withoutEnlargement: true }));
}

async function webp(image: Sharp): Promise<SizedPicture> {
  const { data, info } = await image.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, content: data };
}
