import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { ContentError } from '../content/reading/content-error.ts';
import { REDIRECTS, redirectsFile } from '../content/reading/redirects.ts';
import { readYaml } from '../content/reading/yaml-file.ts';
import { byAddressKey } from '../content/schemas/redirects.ts';
import { addressesOf } from '../site/addresses.ts';
import { articleAt, slugOf } from '../site/check-redirects.ts';

/** The addresses of a build, in its folder, for the next one to compare. */
const ADDRESSES_FILE = 'addresses.json';

/** Addresses, each with the name of its service, or nothing for another page. */
const addresses = z.record(z.string(), z.string());

const named = z.looseObject({ name: z.string() });

/** Writes the addresses of a project's pages into the folder of its build. */
export async function writeAddresses(dist: string, project = '.'): Promise<void> {
  await writeFile(join(dist, ADDRESSES_FILE), JSON.stringify(namesIn(project)));
}

/**
 * What to look at in the register of old addresses, in lines: an address that the last build still
 * had, with the entry to add, and an entry that leads to a post without a file. Says nothing of
 * addresses where there is no last build.
 *
 * @param dist the folder of the last build
 * @param project the project's folder, its content in order
 */
export function redirectAdvice(dist: string, project = '.'): string[] {
  const { content, problem } = redirectsFile(project);
  const known = byAddressKey(content);
  const [before, now] = [namesBefore(dist), namesIn(project)];
  const gone = Object.keys(before).filter((each) => !(each in now || known.has(each)));
  const added = Object.keys(now).filter((each) => !(each in before));
  const proposed = gone.map((from) => {
    const to =
      added.find((each) => now[each] !== '' && now[each] === before[from]) ??
      (gone.length === 1 && added.length === 1 ? added[0] : undefined) ??
      (from.startsWith('/services/') ? '/services' : '/');
    return `${from} is gone. To lead its visitors on, add to ${REDIRECTS}:\n- { from: ${from}, to: ${to} }`;
  });
  const unsure = content.flatMap(({ to }, place) =>
    slugOf(to) !== undefined && articleAt(project, to) === undefined
      ? [problem([place, 'to'], `${to} has no file in content/posts/; see that the blog has it`)]
      : [],
  );
  return [...proposed, ...(unsure.length > 0 ? new ContentError(unsure).message.split('\n') : [])];
}

function namesBefore(dist: string): z.infer<typeof addresses> {
  const file = join(dist, ADDRESSES_FILE);
  return existsSync(file) ? addresses.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Files are left out: nobody has a link to them. */
function namesIn(project: string): z.infer<typeof addresses> {
  const pages = addressesOf(project).filter((each) => !each.includes('.'));
  return Object.fromEntries(pages.map((each) => [each, nameAt(project, each)]));
}

function nameAt(project: string, address: string): string {
  if (!address.startsWith('/services/')) return '';
  const file = `content/services/${basename(address)}.yaml`;
  return named.parse(readYaml(project, file).content).name;
}
