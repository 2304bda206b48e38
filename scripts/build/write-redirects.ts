import { existsSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressKey } from '../../src/base/addresses/address-key.ts';
import { ContentError } from '../../src/content/reader/content-error.ts';
import { redirectsFile } from '../../src/content/reader/redirects.ts';
import { byAddressKey, pathOf, queryOf } from '../../src/content/schemas/redirects.ts';
import { PAGE_QUERY } from '../../src/server/netlify/show-at-edge.ts';
import { REDIRECTS_FILE } from '../../src/server/respond/redirects.ts';
import { routeOf } from '../../src/site/routes.ts';

/**
 * Writes the redirects for the server into the site built in `dist`.
 *
 * @param project the project's folder
 * @throws ContentError for an old address that the site itself serves
 */
export async function writeRedirects(dist: string, project = '.'): Promise<void> {
  const { content, problem } = redirectsFile(project);
  const problems = content.flatMap(({ from }, index) =>
    isAnswered(from, dist)
      ? [problem([index, 'from'], `this site answers at ${from} itself; remove this entry`)]
      : [],
  );
  if (problems.length > 0) throw new ContentError(problems);
  const redirects = Object.fromEntries(byAddressKey(content));
  await writeFile(join(dist, REDIRECTS_FILE), JSON.stringify(redirects));
}

/** Whether the site has a file at an address, or serves its query. */
function isAnswered(from: string, dist: string): boolean {
  const path = addressKey(pathOf(from));
  const page = join(dist, 'client', path === '/' ? 'index' : path);
  const asked = [...new URLSearchParams(queryOf(from)).keys()];
  if (asked.some((name) => PAGE_QUERY.includes(name)) && routeOf(path)) return true;
  if (asked.length > 0) return false;
  const isFile = existsSync(page) && statSync(page).isFile() && !path.endsWith('.html');
  return isFile || routeOf(path)?.isFormResult === true;
}
