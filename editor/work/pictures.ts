import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, parse, sep } from 'node:path';
import { readPicture } from '../../src/blog/files/picture-file.ts';
import { slugOf } from '../../src/blog/files/slug-of.ts';
import { logoProblem, photoProblem } from '../../src/content/reader/photo-problem.ts';
import { PORTRAIT_SIZE } from '../../src/content/schemas/person.ts';
import { SERVICE_PHOTO_WIDTH } from '../../src/content/schemas/service.ts';
import type { PictureUse } from '../contract.ts';
import { Refused } from '../server/refused.ts';

const NAME_MAX = 60;
const PICTURES = 'content/{photos,posts/photos}/*.{jpg,jpeg,png,webp,avif,svg}';

/**
 * Puts a picture among the content, under a clean name of its own: of the same bytes there is one.
 *
 * @returns its name as a field has it: `front-office.jpg`, of posts `photos/front-office.jpg`
 * @throws Refused 400 with what is expected
 */
export async function addPicture(
  project: string,
  { name, use }: { name: string; use: PictureUse },
  bytes: Uint8Array,
): Promise<{ name: string }> {
  const { name: words, ext } = parse(name);
  if (/^\.hei[cf]$/i.test(ext)) {
    throw new Refused(400, `${name} is a phone’s HEIC picture; save it as JPEG first`);
  }
  const [folder, within] = use === 'posts' ? ['content/posts', 'photos/'] : ['content/photos', ''];
  const stem = `${within}${slugOf(words, NAME_MAX) || 'picture'}`;
  for (let copy = 1; ; copy += 1) {
    const tried = `${stem}${copy > 1 ? `-${copy}` : ''}${ext.toLowerCase()}`;
    const file = join(project, folder, tried);
    const isThere = existsSync(file);
    if (isThere && !readFileSync(file).equals(bytes)) continue;
    await mkdir(parse(file).dir, { recursive: true });
    await writeFile(file, bytes);
    const problem = await problemOf(project, tried, use);
    if (problem === undefined) return { name: tried };
    if (!isThere) await rm(file);
    throw new Refused(400, problem.replaceAll(parse(file).dir + sep, ''));
  }
}

/** The pictures of the content that no file of it names, from the project's folder. */
export function unusedPictures(project: string): string[] {
  const texts = globSync('content/**/*.{yaml,md}', { cwd: project })
    .map((file) => readFileSync(join(project, file), 'utf8'))
    .join('\n');
  return globSync(PICTURES, { cwd: project })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !texts.includes(parse(file).base));
}

/**
 * Removes a picture that nothing names.
 *
 * @throws Refused 400 for another file
 */
export function removePicture(project: string, file: string): void {
  if (!unusedPictures(project).includes(file)) throw new Refused(400, `${file} is still named.`);
  rmSync(join(project, file));
}

/** The problems of a picture by the content's checks and, for a post, by its store. */
async function problemOf(project: string, name: string, use: PictureUse) {
  if (use === 'people') return photoProblem(project, name, PORTRAIT_SIZE, PORTRAIT_SIZE);
  if (use === 'services') return photoProblem(project, name, SERVICE_PHOTO_WIDTH);
  if (use === 'logo') return logoProblem(project, name);
  const read = readPicture(join(project, 'content/posts', name));
  return read.then(
    () => undefined,
    ({ message }: Error) => message,
  );
}
