import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { BuiltFacts } from './built-facts.ts';
import { isCompressedCopy } from './compress.ts';
import { contentTypeOf, isHtml } from './respond/content-types.ts';
import { CLOSED_CSP, headersOfType, SPECULATION_RULES_PATH, urlPath } from './respond/headers.ts';

export interface BuiltFile {
  /** Path on disk. */
  file: string;
  /** Decoded URL path, such as /about. */
  path: string;
  isPage: boolean;
  /** Response headers besides the base headers. */
  headers: Record<string, string>;
}

/** File names in these folders contain a content hash. */
export const IMMUTABLE_FOLDERS = ['_astro', 'art', 'photos'];

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Files for other hosts; this server does not serve them. */
const EXCLUDED = new Set(['_headers', '_redirects', '.DS_Store', '.assetsignore']);

/**
 * Lists the files in `dist`/client.
 *
 * @throws the system's error if nothing is built
 */
export async function builtFiles(
  dist: string,
  { policies }: Pick<BuiltFacts, 'policies'>,
): Promise<BuiltFile[]> {
  const client = join(dist, 'client');
  const names = await listFiles(client);
  return names.map((name) => {
    const type = contentTypeOf(name);
    const isPage = isHtml(type);
    const path = isPage ? urlPath(name) : `/${name}`;
    const headers = {
      // The extension of this file says only JSON.
      'content-type': path === SPECULATION_RULES_PATH ? 'application/speculationrules+json' : type,
      'cache-control': cacheControl(path, isPage),
      ...headersOfType(type),
      ...(isPage && { 'content-security-policy': policies.built[path] ?? CLOSED_CSP }),
    };
    return { file: join(client, name), path, isPage, headers };
  });
}

async function listFiles(client: string): Promise<string[]> {
  const entries = await readdir(client, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !EXCLUDED.has(entry.name))
    .filter((entry) => !isCompressedCopy(entry.name))
    .map((entry) => relative(client, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

function cacheControl(path: string, isPage: boolean): string {
  const [, folder = ''] = /^\/([^/]+)\//.exec(path) ?? [];
  if (IMMUTABLE_FOLDERS.includes(folder)) return IMMUTABLE;
  if (path === SPECULATION_RULES_PATH) return 'public, max-age=3600';
  return isPage ? 'no-cache' : REVALIDATE;
}
