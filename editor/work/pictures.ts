import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { slugOf } from '../../src/blog/files/slug-of.ts';
import { unusedPictureProblems } from '../../src/content/checks/mistakes/unused-pictures.ts';
import { ApiError } from '../api-error.ts';

const NAME_MAX = 60;

/**
 * Saves a picture in the content under a slug; identical files are stored once. The search for
 * mistakes checks its size and format.
 *
 * @returns its name as written in a field: `front-office.jpg`, or for a post `photos/front-office.jpg`
 */
export function addPicture(
  project: string,
  name: string,
  isOfPost: boolean,
  bytes: Uint8Array,
): { name: string } {
  const { name: words, ext } = parse(name);
  const folder = join(project, isOfPost ? 'content/posts/photos' : 'content/photos');
  mkdirSync(folder, { recursive: true });
  const stem = slugOf(words, NAME_MAX) || 'picture';
  const named = (copy: number) => `${stem}${copy > 1 ? `-${copy}` : ''}${ext.toLowerCase()}`;
  const isTaken = (file: string) => existsSync(file) && !readFileSync(file).equals(bytes);
  let copy = 1;
  while (isTaken(join(folder, named(copy)))) copy += 1;
  writeFileSync(join(folder, named(copy)), bytes);
  return { name: `${isOfPost ? 'photos/' : ''}${named(copy)}` };
}

/**
 * Removes an unused picture.
 *
 * @throws ApiError 400 if the picture is used, or for another file
 */
export function removePicture(project: string, file: string): void {
  const isUnused = unusedPictureProblems(project).some((problem) => problem.file === file);
  if (!isUnused) throw new ApiError(400, `${file} is still named.`);
  rmSync(join(project, file));
}
