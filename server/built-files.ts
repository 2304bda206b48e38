import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { contentTypeOf, isHtml } from './content-types.ts';
import { headersOfType, visitedPath } from './headers.ts';
import { type Policies, readPolicies } from './policies.ts';
import { isCompressedCopy } from './precompress.ts';
import { StartError } from './start-error.ts';

/** A file of the built site. */
export interface BuiltFile {
  /** On disk. */
  file: string;
  /** Where it is visited, decoded, such as /about. */
  path: string;
  /** What it is sent with, besides what every response has. */
  headers: Record<string, string>;
}

/** What a build has for visitors. */
export interface Built {
  files: readonly BuiltFile[];
  /** Content-Security-Policies of the pages on demand, by route as Astro writes it. */
  policies: Policies['onDemand'];
}

/** Names in these folders carry a hash of what is in the file. */
export const IMMUTABLE_FOLDERS = ['_astro', 'art', 'photos'];

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

/** Files for other hosts, which say nothing to a visitor. */
const unserved = new Set(['_headers', '_redirects', '.DS_Store', '.assetsignore']);

/**
 * The files of the site built in `dist` (client/ and policies.json).
 *
 * @throws StartError where a page came without a policy; the system's error where nothing is built
 */
export async function builtFiles(dist: string): Promise<Built> {
  const client = join(dist, 'client');
  const [policies, names] = await Promise.all([readPolicies(dist), listFiles(client)]);
  const files = names.map((name) => {
    const type = contentTypeOf(name);
    const path = isHtml(type) ? visitedPath(name) : `/${name}`;
    const headers = {
      'content-type': type,
      'cache-control': cacheControl(path, type),
      ...headersOfType(type),
      ...(isHtml(type) && { 'content-security-policy': policyOf(path, policies.built) }),
    };
    return { file: join(client, name), path, headers };
  });
  return { files, policies: policies.onDemand };
}

async function listFiles(client: string): Promise<string[]> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !unserved.has(entry.name))
    .filter((entry) => !isCompressedCopy(entry.name))
    .map((entry) => relative(client, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

function cacheControl(path: string, type: string): string {
  const [, folder = ''] = /^\/([^/]+)\//.exec(path) ?? [];
  if (IMMUTABLE_FOLDERS.includes(folder)) return immutable;
  return isHtml(type) ? 'no-cache' : revalidate;
}

function policyOf(path: string, policies: Policies['built']): string {
  const policy = policies[path];
  if (policy !== undefined) return policy;
  throw new StartError(
    `The built page ${path} has no Content-Security-Policy in dist/policies.json: run npm run build`,
  );
}
