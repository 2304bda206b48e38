import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse, sep } from 'node:path';
import sharp from 'sharp';
import { PictureError } from '../../blog/articles/picture-error.ts';
import { readPicture } from '../../blog/articles/picture-file.ts';
import { slugOf } from '../../blog/articles/slug-of.ts';
import { logoProblem, photoProblem } from '../../content/reading/photo-problem.ts';
import { PORTRAIT_SIZE } from '../../content/schemas/person.ts';
import { SERVICE_PHOTO_WIDTH } from '../../content/schemas/service.ts';
import type { PictureUse } from '../contract.ts';
import { type Editor, Refused } from '../server/editor.ts';

type Project = Pick<Editor, 'project'>;
/** A picture by its name, and what it is for. */
type Asked = { name: string; use: PictureUse };

/** Endings by sharp's names of formats. */
const ENDINGS = new Map([
  ...['png', 'webp'].map((same) => [same, `.${same}`] as const),
  ['jpeg', '.jpg'],
  ['heif', '.avif'],
]);
/** What is in the first bytes of a phone's picture, and of an AVIF besides. */
const [HEIC, AVIF] = [/^.{4}ftyp.*(?:hei[cfmsx]|hev[cmsx]|mif1)/s, /avi[fs]/];
const NAME_MAX = 60;
/** Pixels across beside its field, twice those on the screen. */
const THUMBNAIL_WIDTH = 320;

/**
 * Puts a picture among the content, under a clean name of its own: of the same bytes there is one.
 *
 * @returns its name as a field has it: `front-office.jpg`, of posts `photos/front-office.jpg`
 * @throws Refused 400 with what is expected
 */
export async function addPicture(
  { project }: Project,
  { name, use }: Asked,
  bytes: Uint8Array,
): Promise<{ name: string }> {
  const ending = await endingOf(name, use, bytes);
  const stem = `${use === 'posts' ? 'photos/' : ''}${slugOf(parse(name).name, NAME_MAX) || 'picture'}`;
  await expectFit(`${stem}${ending}`, use, bytes);
  for (let copy = 1; ; copy += 1) {
    const tried = `${stem}${copy > 1 ? `-${copy}` : ''}${ending}`;
    const file = join(project, folderOf(use), tried);
    await mkdir(parse(file).dir, { recursive: true });
    if (!existsSync(file)) await writeFile(file, bytes, { flag: 'wx' });
    if (readFileSync(file).equals(bytes)) return { name: tried };
  }
}

/**
 * A picture that a field names, small, as a data: address.
 *
 * @throws Refused 404 where there is none
 */
export async function thumbnail(
  { project }: Project,
  { name, use }: Asked,
): Promise<{ src: string }> {
  const folder = join(project, name.startsWith('/') ? 'site/public' : folderOf(use));
  const file = join(folder, name);
  const missing = new Refused(404, `${name} is not there. Choose another picture.`);
  if (!file.startsWith(folder + sep)) throw missing;
  const small = sharp(file).autoOrient().resize({ width: THUMBNAIL_WIDTH }).webp().toBuffer();
  const bytes = await small.catch(() => Promise.reject(missing));
  return { src: `data:image/webp;base64,${bytes.toString('base64')}` };
}

function folderOf(use: PictureUse): string {
  return use === 'posts' ? 'content/posts' : 'content/photos';
}

/** By what the file holds, whatever its name says. */
async function endingOf(name: string, use: PictureUse, bytes: Uint8Array): Promise<string> {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (HEIC.test(head) && !AVIF.test(head)) {
    throw new Refused(400, `${name} is a phone’s HEIC picture; save it as JPEG first`);
  }
  // What cannot be read is named by the check that follows.
  const { format } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: 'jpeg' }));
  const ending = use === 'logo' && format === 'svg' ? '.svg' : ENDINGS.get(format);
  if (ending !== undefined) return ending;
  throw new Refused(
    400,
    `${name} is a ${format.toUpperCase()} picture; save it as JPEG, PNG, WebP or AVIF`,
  );
}

/** In a folder of its own, so that the checks of the content find it and the site does not. */
async function expectFit(name: string, use: PictureUse, bytes: Uint8Array): Promise<void> {
  const aside = await mkdtemp(join(tmpdir(), 'picture-'));
  try {
    const file = join(aside, folderOf(use), name);
    await mkdir(parse(file).dir, { recursive: true });
    await writeFile(file, bytes);
    const problem = await problemOf(aside, { name, use });
    if (problem) throw new Refused(400, problem.replaceAll(parse(file).dir + sep, ''));
  } finally {
    await rm(aside, { recursive: true });
  }
}

async function problemOf(project: string, { name, use }: Asked): Promise<string | undefined> {
  if (use === 'people') return photoProblem(project, name, PORTRAIT_SIZE, PORTRAIT_SIZE);
  if (use === 'services') return photoProblem(project, name, SERVICE_PHOTO_WIDTH);
  if (use === 'logo') return logoProblem(project, name);
  try {
    await readPicture(join(project, folderOf(use), name));
    return undefined;
  } catch (error) {
    if (error instanceof PictureError) return error.message;
    throw error;
  }
}
