import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { currentYear } from '../calendar/current-year.ts';
import { contentTypeOf, isCompressible, isHtml } from './content-types.ts';
import { headersOfType, visitedPath } from './headers.ts';
import { ALIVE, HEALTHZ_PATH } from './healthz.ts';
import { type Policies, readPolicies } from './policies.ts';
import { COMPRESSIONS, isCompressedCopy } from './precompress.ts';
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
}

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

/** Files for other hosts, which say nothing to a visitor. */
const unserved = new Set(['_headers', '_redirects', '.DS_Store', '.assetsignore']);

/**
 * Loads the built site from `dist` (client/ and policies.json). Compresses what `precompress` has
 * not, or what no longer matches its file.
 *
 * @throws StartError where the site is not built, or a page came without a policy.
 */
export async function loadSite(dist: string): Promise<Site> {
  const client = join(dist, 'client');
  const [policies, names] = await Promise.all([readPolicies(dist), listFiles(client)]).catch(
    (cause: unknown) => {
      throw new StartError(`The site is not built (looked in ${dist}): run npm run build`, {
        cause,
      });
    },
  );
  const files = new Map<string, SiteFile>();
  // One after the other: a hundred brotli decoders at once would take their windows' memory at once.
  for (const name of names) {
    const path = isHtml(contentTypeOf(name)) ? visitedPath(name) : `/${name}`;
    files.set(path, await loadFile(join(client, name), path, policies.built));
  }
  const [notFound, services] = [page(files, '/404', dist), page(files, '/services', dist)];
  page(files, '/', dist);
  files.delete('/404');
  files.set(HEALTHZ_PATH, ALIVE);
  return { files, services, notFound, policies: policies.onDemand };
}

async function listFiles(client: string): Promise<string[]> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !unserved.has(entry.name))
    .filter((entry) => !isCompressedCopy(entry.name))
    .map((entry) => relative(client, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

function page(files: Map<string, SiteFile>, path: string, dist: string): SiteFile {
  const file = files.get(path);
  if (file) return file;
  throw new StartError(`The built site in ${dist} has no page ${path}: run npm run build`);
}

async function loadFile(
  file: string,
  path: string,
  policies: Policies['built'],
): Promise<SiteFile> {
  const type = contentTypeOf(file);
  const built = await readFile(file);
  const body = isHtml(type) ? withYear(built, currentYear()) : built;
  const headers = {
    'content-type': type,
    'cache-control': cacheControl(path, type),
    ...headersOfType(type),
    ...(isHtml(type) && { 'content-security-policy': policyOf(path, policies) }),
  };
  if (!isCompressible(type)) return siteFile(body, headers);
  const [br, gzip] = await Promise.all([
    compressed(file, body, 'br'),
    compressed(file, body, 'gzip'),
  ]);
  return siteFile(body, headers, { br, gzip });
}

/** Names under these folders carry a hash of their content. */
function cacheControl(path: string, type: string): string {
  if (/^\/(?:_astro|art|photos)\//.test(path)) return immutable;
  return isHtml(type) ? 'no-cache' : revalidate;
}

function policyOf(path: string, policies: Policies['built']): string {
  const policy = policies[path];
  if (policy !== undefined) return policy;
  throw new StartError(
    `The built page ${path} has no Content-Security-Policy in dist/policies.json: run npm run build`,
  );
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
