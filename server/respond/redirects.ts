import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { addressKey } from '../../addresses/address-key.ts';

/** Where the build leaves the old addresses, in its folder. */
export const REDIRECTS_FILE = 'redirects.json';

const byKey = z.record(z.string(), z.string());

/** The pages that take the place of old addresses, by what these are told apart by. */
export type Redirects = ReadonlyMap<string, string>;

/** A wrong line is forgotten within an hour of being put right. */
export const REDIRECT_HEADERS = { 'cache-control': 'public, max-age=3600' };

/**
 * Reads the old addresses of the site built in `dist`.
 *
 * @throws the system's error where the file is missing, a ZodError where it has another shape.
 */
export async function readRedirects(dist: string): Promise<Redirects> {
  const written: unknown = JSON.parse(await readFile(join(dist, REDIRECTS_FILE), 'utf8'));
  return new Map(Object.entries(byKey.parse(written)));
}

/** Where a request target leads that is an old address, query kept; undefined where it is none. */
export function redirectedTo(known: Redirects, target: string): string | undefined {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(target) ?? [];
  const [page, part] = known.get(addressKey(path))?.split('#') ?? [];
  if (page === undefined) return undefined;
  return page + query + (part === undefined ? '' : `#${part}`);
}
