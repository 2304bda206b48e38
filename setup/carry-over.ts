import { existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { IMMUTABLE_FOLDERS } from '../server/built-files.ts';

/** In a build's folder: what it made itself of the files that are kept by their names. */
const OWN_FILES = 'own-files.json';

const names = z.array(z.string());

/**
 * Takes over from the last build what a page that was opened before may still ask for: styles,
 * scripts, typefaces and pictures that carry a hash of their content in their names. Of each build
 * what it made itself, so that none is kept longer than one build.
 *
 * @param folder of the build that takes over
 * @param last of the last one, where there is one
 */
export async function carryOver(folder: string, last: string): Promise<void> {
  const pattern = `client/{${IMMUTABLE_FOLDERS.join(',')}}/**/*.*`;
  await writeFile(join(folder, OWN_FILES), JSON.stringify(globSync(pattern, { cwd: folder })));
  if (!existsSync(join(last, OWN_FILES))) return;
  for (const name of names.parse(JSON.parse(await readFile(join(last, OWN_FILES), 'utf8')))) {
    const [from, to] = [join(last, name), join(folder, name)];
    if (existsSync(to) || !existsSync(from)) continue;
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to);
  }
}
