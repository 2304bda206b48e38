import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ContentError } from '../content/reading/content-error.ts';
import { REDIRECTS, redirectsFile } from '../content/reading/redirects.ts';
import { byAddressKey } from '../content/schemas/redirects.ts';
import { REDIRECTS_FILE } from '../server/redirects.ts';
import { addressesOf } from '../site/addresses.ts';

/** The addresses of a build's pages, in its folder, for the next build to compare. */
const ADDRESSES_FILE = 'addresses.json';
const addresses = z.array(z.string());

/**
 * Writes the redirects for the server into the site built in `dist`, and the addresses of this build
 * for the next one.
 *
 * @param project the project's folder
 * @throws ContentError for an old address that is a file of the build, and for a part that the page
 *   it leads to does not have
 */
export async function writeRedirects(dist: string, project = '.'): Promise<void> {
  const { content, problem } = redirectsFile(project);
  const checked = content.map(async ({ from, to }, place) => {
    // Pages are not visited by the names of their files.
    if (!from.endsWith('.html') && isFile(join(dist, 'client', decodeURI(from)))) {
      return [problem([place, 'from'], `${from} is a file of this site; remove this entry`)];
    }
    const [path = '', part] = to.split('#');
    if (part === undefined) return [];
    const page = join(dist, 'client', `${path === '/' ? 'index' : path}.html`);
    const html = await readFile(page, 'utf8').catch(() => '');
    return html.includes(` id="${part}"`)
      ? []
      : [problem([place, 'to'], `${path} has no part named #${part}; leave that away`)];
  });
  const problems = (await Promise.all(checked)).flat();
  if (problems.length > 0) throw new ContentError(problems);
  const redirects = Object.fromEntries(byAddressKey(content));
  await writeFile(join(dist, REDIRECTS_FILE), JSON.stringify(redirects));
  await writeFile(join(dist, ADDRESSES_FILE), JSON.stringify(pagesOf(project)));
}

/**
 * Advice on redirects, in lines: for each page of the last build that is gone the entry to add, and
 * each entry that leads to a post without a file.
 *
 * @param dist the folder of the last build, where there is one
 * @param project the project's folder, its content in order
 */
export function redirectAdvice(dist: string, project = '.'): string[] {
  const { content, problem } = redirectsFile(project);
  const known = byAddressKey(content);
  const file = join(dist, ADDRESSES_FILE);
  const now = pagesOf(project);
  const last: unknown = existsSync(file) && JSON.parse(readFileSync(file, 'utf8'));
  const before = addresses.safeParse(last).data ?? now;
  const gone = before.filter((each) => !(now.includes(each) || known.has(each)));
  const added = now.filter((each) => !before.includes(each));
  const proposed = gone.map((from) => {
    const list = from.slice(0, from.lastIndexOf('/')) || '/';
    const to = gone.length === 1 && added.length === 1 ? added[0] : list;
    return `${from} is gone. To lead its visitors on, add to ${REDIRECTS}:\n- { from: ${from}, to: ${to} }`;
  });
  const posts = addressesOf(project);
  const unsure = content.flatMap(({ to }, place) =>
    to.startsWith('/blog/') && !posts.includes(to)
      ? [problem([place, 'to'], `${to} has no file in content/posts/; see that the blog has it`)]
      : [],
  );
  return [...proposed, ...(unsure.length > 0 ? new ContentError(unsure).message.split('\n') : [])];
}

/** The pages: nobody has a link to a file, and a post stays in the blog without its file. */
function pagesOf(project: string): string[] {
  return addressesOf(project).filter((each) => !/\.|^\/blog\//.test(each));
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
