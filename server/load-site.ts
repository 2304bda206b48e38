import { readFile } from 'node:fs/promises';
import { currentYear } from '../calendar/current-year.ts';
import { type BuiltFile, builtFiles } from './built-files.ts';
import { isCompressible, isHtml } from './content-types.ts';
import { ALIVE, HEALTHZ_PATH } from './healthz.ts';
import type { Policies } from './policies.ts';
import { COMPRESSIONS } from './precompress.ts';
import { type Redirects, readRedirects } from './redirects.ts';
import { type SiteFile, siteFile } from './site-file.ts';
import { StartError } from './start-error.ts';
import { withYear } from './year-mark.ts';

/** The built site in memory; `files` by the decoded path they are visited at. */
export interface Site {
  files: ReadonlyMap<string, SiteFile>;
  services: SiteFile;
  notFound: SiteFile;
  /** Content-Security-Policies of the pages on demand, by route as Astro writes it. */
  policies: Policies['onDemand'];
  /** Old addresses. */
  redirects: Redirects;
}

/**
 * Loads the built site from `dist` (client/, policies.json and redirects.json). Compresses what
 * `precompress` has not, or what no longer matches its file.
 *
 * @throws StartError where the site is not built, or a page came without a policy.
 */
export async function loadSite(dist: string): Promise<Site> {
  const reading = Promise.all([builtFiles(dist), readRedirects(dist)]);
  const [built, redirects] = await reading.catch((cause: unknown) => {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`The site is not built (looked in ${dist}): run npm run build`, { cause });
  });
  const files = new Map<string, SiteFile>();
  // One after the other: a hundred brotli decoders at once would take their windows' memory at once.
  for (const file of built.files) files.set(file.path, await loadFile(file));
  const [notFound, services] = [page(files, '/404', dist), page(files, '/services', dist)];
  page(files, '/', dist);
  files.delete('/404');
  files.set(HEALTHZ_PATH, ALIVE);
  return { files, services, notFound, policies: built.policies, redirects };
}

function page(files: Map<string, SiteFile>, path: string, dist: string): SiteFile {
  const file = files.get(path);
  if (file) return file;
  throw new StartError(`The built site in ${dist} has no page ${path}: run npm run build`);
}

async function loadFile({ file, headers }: BuiltFile): Promise<SiteFile> {
  const type = headers['content-type'] ?? '';
  const built = await readFile(file);
  const body = isHtml(type) ? withYear(built, currentYear()) : built;
  if (!isCompressible(type)) return siteFile(body, headers);
  const [br, gzip] = await Promise.all([
    compressed(file, body, 'br'),
    compressed(file, body, 'gzip'),
  ]);
  return siteFile(body, headers, { br, gzip });
}

/** A copy left over from an earlier build must never be sent, so each is checked. */
async function compressed(
  file: string,
  body: Buffer,
  encoding: keyof typeof COMPRESSIONS,
): Promise<Buffer> {
  const { ending, compress, expand } = COMPRESSIONS[encoding];
  try {
    const copy = await readFile(file + ending);
    if ((await expand(copy, body.length + 1)).equals(body)) return copy;
  } catch {
    // Missing or damaged: made anew below.
  }
  return compress(body);
}
