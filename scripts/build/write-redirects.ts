import { existsSync, globSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { addressKey } from '../../src/base/addresses/address-key.ts';
import { ContentError } from '../../src/content/reader/content-error.ts';
import { REDIRECTS, redirectsFile } from '../../src/content/reader/redirects.ts';
import { byAddressKey, pathOf, queryOf } from '../../src/content/schemas/redirects.ts';
import { PAGE_QUERY } from '../../src/server/netlify/show-at-edge.ts';
import { REDIRECTS_FILE } from '../../src/server/respond/redirects.ts';
import { addressesOf, listedIn } from '../../src/site/addresses.ts';
import { routeOf } from '../../src/site/routes.ts';

/**
 * Writes the redirects for the server into the site built in `dist`.
 *
 * @param project the project's folder
 * @throws ContentError for a part that the page it stands in does not have, and for an old address
 *   at which the site answers
 */
export async function writeRedirects(dist: string, project = '.'): Promise<void> {
  const { content, problem } = redirectsFile(project);
  const checked = content.map(async ({ from, to }, place) => {
    if (isAnswered(from, dist)) {
      return [problem([place, 'from'], `this site answers at ${from} itself; remove this entry`)];
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
}

/** Whether the site has a file at an address, or answers what is asked there. */
function isAnswered(from: string, dist: string): boolean {
  const path = addressKey(pathOf(from));
  const page = join(dist, 'client', path === '/' ? 'index' : path);
  const asked = [...new URLSearchParams(queryOf(from)).keys()];
  if (asked.some((name) => PAGE_QUERY.includes(name)) && routeOf(path)) return true;
  if (asked.length > 0) return false;
  const isFile = existsSync(page) && statSync(page).isFile() && !path.endsWith('.html');
  return isFile || routeOf(path)?.answer === true;
}

/**
 * Advice on redirects, in lines: for each service or paper of the last build that is gone the entry
 * to add, and each entry that leads to a post without a file.
 *
 * @param dist the folder of the last build, where there is one
 * @param project the project's folder, its content in order
 */
export function redirectAdvice(dist: string, project = '.'): string[] {
  const { content, problem } = redirectsFile(project);
  const known = byAddressKey(content);
  const before = globSync('{services,find}/*.html', { cwd: join(dist, 'client') }).map(
    (file) => `/${file.replaceAll(sep, '/').replace(/\.html$/, '')}`,
  );
  const now = listedIn(project);
  const gone = before.filter((each) => !(now.includes(each) || known.has(each)));
  const proposed = gone.map((from) => {
    const list = from.slice(0, from.lastIndexOf('/'));
    const added = now.filter((each) => each.startsWith(`${list}/`) && !before.includes(each));
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
