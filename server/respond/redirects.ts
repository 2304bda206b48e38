import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { addressKey } from '../../addresses/address-key.ts';

/** The file's name in the build's folder. */
export const REDIRECTS_FILE = 'redirects.json';

const byKey = z.record(z.string(), z.string());

/** Targets by old address (see `addressKey`). */
export type Redirects = ReadonlyMap<string, string>;

/** Caches forget a wrong redirect within an hour. */
export const REDIRECT_HEADERS = { 'cache-control': 'public, max-age=3600' };

/**
 * Reads the redirects of the site built in `dist`.
 *
 * @throws the system's error where the file is missing, a ZodError where it has another shape.
 */
export async function readRedirects(dist: string): Promise<Redirects> {
  const written: unknown = JSON.parse(await readFile(join(dist, REDIRECTS_FILE), 'utf8'));
  return new Map(Object.entries(byKey.parse(written)));
}

/** The redirect's target for an old address, query included; undefined for other addresses. */
export function redirectedTo(known: Redirects, target: string): string | undefined {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(target) ?? [];
  const [page, part] = known.get(addressKey(path))?.split('#') ?? [];
  if (page === undefined) return undefined;
  return page + query + (part === undefined ? '' : `#${part}`);
}
