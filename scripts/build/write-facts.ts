import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { BUILT_FACTS_FILE, type BuiltFacts } from '../../src/server/built-facts.ts';
import { urlPath } from '../../src/server/respond/headers.ts';
import { pagePolicy } from './page-policy.ts';

/**
 * Writes and returns the metadata of the build in `dist`.
 *
 * @param facts all but the built pages' policies, which are read from the pages
 */
export async function writeFacts(
  dist: string,
  { routes, ...known }: Omit<BuiltFacts, 'policies'> & { routes: BuiltFacts['policies']['routes'] },
): Promise<BuiltFacts> {
  const client = join(dist, 'client');
  const policies = globSync('**/*.html', { cwd: client }).map(async (name) => {
    const html = await readFile(join(client, name), 'utf8');
    return [urlPath(name.replaceAll(sep, '/')), pagePolicy(html)] as const;
  });
  const built = Object.fromEntries(await Promise.all(policies));
  const facts = { ...known, policies: { built, routes } };
  await writeFile(join(dist, BUILT_FACTS_FILE), JSON.stringify(facts));
  return facts;
}
