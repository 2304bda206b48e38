import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { addressKey, questionKey } from '../../base/addresses/address-key.ts';

/** File name in the build folder. */
export const REDIRECTS_FILE = 'redirects.json';

const byKey = z.record(z.string(), z.string());

/** New addresses by old address key. */
type ByKey = ReadonlyMap<string, string>;

/** Redirects from old addresses. */
export interface Redirects {
  byKey: ByKey;
  /** The sets of parameters that distinguish a path's old addresses, by its key; larger ones first. */
  asked: ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** An hour, so that a corrected redirect takes effect soon. */
export const REDIRECT_HEADERS = { 'cache-control': 'public, max-age=3600' };

/**
 * Reads the redirects of the build in `dist`.
 *
 * @throws the system's error if the file is missing, a ZodError if its shape is wrong
 */
export async function readRedirects(dist: string): Promise<ByKey> {
  const json: unknown = JSON.parse(await readFile(join(dist, REDIRECTS_FILE), 'utf8'));
  return new Map(Object.entries(byKey.parse(json)));
}

/** Prepares redirects to be looked up. */
export function redirectsOf(byKey: ByKey): Redirects {
  const sets = new Map<string, Map<string, string[]>>();
  for (const key of byKey.keys()) {
    const [path = '', query] = key.split('?');
    if (query === undefined) continue;
    const names = [...new URLSearchParams(query).keys()];
    sets.set(path, (sets.get(path) ?? new Map()).set(names.join('&'), names));
  }
  const asked = [...sets].map(([path, all]) => {
    return [path, [...all.values()].toSorted((a, b) => b.length - a.length)] as const;
  });
  return { byKey, asked: new Map(asked) };
}

/**
 * Returns the new address for a request target, query kept but for what the old address asks;
 * undefined if there is no redirect.
 */
export function redirectTarget(redirects: Redirects, target: string): string | undefined {
  const asked = askedFor(redirects, target);
  if (asked !== undefined) return asked;
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(target) ?? [];
  return withQuery(redirects.byKey.get(addressKey(path)), query);
}

/** The same for old addresses with a query alone, which the page of their path must not hide. */
export function askedFor({ byKey, asked }: Redirects, target: string): string | undefined {
  const start = target.indexOf('?');
  if (start < 0 || asked.size === 0) return undefined;
  const path = target.slice(0, start);
  const query = new URLSearchParams(target.slice(start));
  for (const names of asked.get(addressKey(path)) ?? []) {
    const parameters = names.map((name) => [name, query.get(name) ?? ''] as const);
    const to = byKey.get(questionKey(path, parameters));
    if (to === undefined) continue;
    for (const name of names) query.delete(name);
    return withQuery(to, query.size === 0 ? '' : `?${query}`);
  }
  return undefined;
}

function withQuery(to: string | undefined, query: string): string | undefined {
  const [page, part] = to?.split('#') ?? [];
  if (page === undefined) return undefined;
  return page + query + (part === undefined ? '' : `#${part}`);
}
