import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * The problem of a photograph; undefined if there is none.
 *
 * @param project the project's folder
 * @param name a file name in content/photos/
 * @param width the minimum width in pixels
 * @param height the minimum height in pixels
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
  const picture = await pictureIn(file);
  if (!picture) return `${name} cannot be read as a picture; save it again as JPEG or PNG`;
  const { width: across, height: down } = picture.autoOrient;
  if (down < height) {
    return `${name} is ${across} × ${down} pixels; expected at least ${width} × ${height}`;
  }
  if (across >= width) return undefined;
  return `${name} is ${across} pixels wide; expected at least ${width}`;
}

/** The metadata of a picture; undefined if the whole picture cannot be decoded. */
async function pictureIn(file: string) {
  try {
    await sharp(file).resize(8).toBuffer();
    return await sharp(file).metadata();
  } catch {
    return undefined;
  }
}
