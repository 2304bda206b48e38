import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressKey } from '../addresses/address-key.ts';
import { ContentError } from '../content/reading/content-error.ts';
import { redirectsFile } from '../content/reading/redirects.ts';
import { byAddressKey } from '../content/schemas/redirects.ts';
import { HEALTHZ_PATH } from '../server/healthz.ts';
import { READYZ_PATH } from '../server/readyz.ts';
import { SPECULATION_RULES_PATH } from '../server/respond/headers.ts';
import { REDIRECTS_FILE } from '../server/respond/redirects.ts';
import { writeAddresses } from './redirect-advice.ts';

const OF_THE_SERVER = [HEALTHZ_PATH, READYZ_PATH, SPECULATION_RULES_PATH];

/**
 * Writes what the server has to know of old addresses into the site built in `dist`, and the
 * addresses of this build for the next one.
 *
 * @param project the project's folder
 * @throws ContentError for an old address that is a file of the build or the server's, and for a part
 *   that the page it leads to does not have
 */
export async function writeRedirects(dist: string, project = '.'): Promise<void> {
  const { content, problem } = redirectsFile(project);
  const checked = content.map(async ({ from, to }, place) => {
    const [path = '', part] = to.split('#');
    if (OF_THE_SERVER.includes(addressKey(from))) {
      return [problem([place, 'from'], `${from} is an address of the server; remove this entry`)];
    }
    // Pages are not visited by the names of their files.
    if (!from.endsWith('.html') && isFile(join(dist, 'client', decodeURI(from)))) {
      return [problem([place, 'from'], `${from} is a file of this site; remove this entry`)];
    }
    if (part === undefined) return [];
    const page = join(dist, 'client', `${path === '/' ? 'index' : path}.html`);
    const html = await readFile(page, 'utf8').catch(() => '');
    return html.includes(` id="${part}"`)
      ? []
      : [problem([place, 'to'], `${path} has no part named #${part}; leave that away`)];
  });
  const problems = (await Promise.all(checked)).flat();
  if (problems.length > 0) throw new ContentError(problems);
  const known = Object.fromEntries(byAddressKey(content));
  await writeFile(join(dist, REDIRECTS_FILE), JSON.stringify(known));
  await writeAddresses(dist, project);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
