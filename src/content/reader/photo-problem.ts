import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const LARGEST_MB = 25;
const BYTES_IN_MB = 1_000_000;

/**
 * A photograph's problem; undefined if none.
 *
 * @param project the project's folder
 * @param name of a file in content/photos/
 * @param width the fewest pixels across that the page needs
 * @param height the fewest down
 */
export async function photoProblem(
  project: string,
  name: string,
  width: number,
  height = 0,
): Promise<string | undefined> {
  const file = join(project, 'content/photos', name);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) return `${name} is not in content/photos/; put the file there`;
  if (stat.size > LARGEST_MB * BYTES_IN_MB) {
    return `${name} is larger than ${LARGEST_MB} MB; save it smaller`;
  }
  const picture = await pictureIn(file);
  if (!picture) return `${name} cannot be read as a picture; save it again as JPEG or PNG`;
  const { width: across, height: down } = picture.autoOrient;
  if (down < height) {
    return `${name} is ${across} × ${down} pixels; expected at least ${width} × ${height}`;
  }
  if (across >= width) return undefined;
  return `${name} is ${across} pixels wide; expected at least ${width}`;
}

/** Pixels that a logo of pixels needs for a sharp screen, and how often the short side may go into the long one. */
const LOGO_SIZE = 150;
const LOGO_RATIO = 2;

/**
 * The logo's problem; undefined if none. A drawing may have any size: the build draws it
 * in pixels, so that nothing written in it ever runs or is fetched.
 *
 * @param project the project's folder
 * @param name of a file in content/photos/
 */
export async function logoProblem(project: string, name: string): Promise<string | undefined> {
  const least = name.endsWith('.svg') ? 1 : LOGO_SIZE;
  const problem = await photoProblem(project, name, least, least);
  if (problem !== undefined) return problem;
  const { width, height } = await sharp(join(project, 'content/photos', name)).metadata();
  if (Math.max(width / height, height / width) <= LOGO_RATIO) return undefined;
  return `${name} is ${width} × ${height}; expected the symbol alone, about as wide as high, as the header prints the name beside it`;
}

/** What a picture's header says; undefined where the whole cannot be decoded. */
async function pictureIn(file: string) {
  try {
    await sharp(file).resize(8).toBuffer();
    return await sharp(file).metadata();
  } catch {
    return undefined;
  }
}
