import { existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { IMMUTABLE_FOLDERS } from '../../src/server/built-files.ts';

/** File that lists a build's own hashed files. */
const OWN_FILES = 'own-files.json';

const names = z.array(z.string());

/**
 * Copies the last build's own hashed files (styles, scripts, fonts, pictures), which open pages may
 * still request. Files it had copied itself are not copied again, so each lasts one more build.
 *
 * @param folder of the new build, or of one that comes back
 * @param last folder of the last build, if any
 */
export async function carryOver(folder: string, last: string): Promise<void> {
  const pattern = `client/{${IMMUTABLE_FOLDERS.join(',')}}/**/*.*`;
  // One that comes back has its list, and files that it took over before.
  if (!existsSync(join(folder, OWN_FILES)))
    await writeFile(join(folder, OWN_FILES), JSON.stringify(globSync(pattern, { cwd: folder })));
  if (!existsSync(join(last, OWN_FILES))) return;
  for (const name of names.parse(JSON.parse(await readFile(join(last, OWN_FILES), 'utf8')))) {
    const [from, to] = [join(last, name), join(folder, name)];
    if (existsSync(to) || !existsSync(from)) continue;
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to);
  }
}
