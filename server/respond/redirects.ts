import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { addressKey } from '../../base/addresses/address-key.ts';

/** File name in the build folder. */
export const REDIRECTS_FILE = 'redirects.json';

const byKey = z.record(z.string(), z.string());

/** New addresses by old address key. */
export type Redirects = ReadonlyMap<string, string>;

/** An hour, so that a corrected redirect takes effect soon. */
export const REDIRECT_HEADERS = { 'cache-control': 'public, max-age=3600' };

/**
 * Reads the redirects of the build in `dist`.
 *
 * @throws the system's error if the file is missing, a ZodError if its shape is wrong
 */
export async function readRedirects(dist: string): Promise<Redirects> {
  const json: unknown = JSON.parse(await readFile(join(dist, REDIRECTS_FILE), 'utf8'));
  return new Map(Object.entries(byKey.parse(json)));
}

/** Returns the new address for a request target, query kept; undefined if there is no redirect. */
export function redirectTarget(redirects: Redirects, target: string): string | undefined {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(target) ?? [];
  const [page, part] = redirects.get(addressKey(path))?.split('#') ?? [];
  if (page === undefined) return undefined;
  return page + query + (part === undefined ? '' : `#${part}`);
}
