import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { addressKey } from '../../base/addresses/address-key.ts';
import { canonicalLookupAddress } from '../../papers/canonical-lookup-address.ts';

/** File name in the build folder. */
export const REDIRECTS_FILE = 'redirects.json';

const byKey = z.record(z.string(), z.string());

/** New addresses by old address key. */
type ByKey = ReadonlyMap<string, string>;

/** An old address with a query, and its new one. */
interface QueryRedirect {
  path: string;
  query: readonly (readonly [name: string, value: string])[];
  to: string;
}

/** Redirects from old addresses. */
export interface Redirects {
  byKey: ByKey;
  /** Redirects whose old address has a query, by the key of its path; longer queries first. */
  byQuery: ReadonlyMap<string, readonly QueryRedirect[]>;
}

/**
 * Reads the redirects of the build in `dist`.
 *
 * @throws the system's error if the file is missing, a ZodError if its shape is wrong
 */
export async function readRedirects(dist: string): Promise<ByKey> {
  const json: unknown = JSON.parse(await readFile(join(dist, REDIRECTS_FILE), 'utf8'));
  return new Map(Object.entries(byKey.parse(json)));
}

/** Prepares redirects for lookup. */
export function redirectsOf(byKey: ByKey): Redirects {
  const withQueries = [...byKey].flatMap(([key, to]): QueryRedirect[] => {
    const [path = '', query] = partsOf(key);
    return query === '' ? [] : [{ path, query: [...new URLSearchParams(query)], to }];
  });
  withQueries.sort((a, b) => b.query.length - a.query.length);
  return { byKey, byQuery: Map.groupBy(withQueries, ({ path }) => path) };
}

/** Redirects old addresses and trailing slashes. Caches keep the former for an hour, so corrections reach visitors. */
export function redirectFrom(target: string, redirects: Redirects): Response | undefined {
  const newAddress = redirectTarget(redirects, target);
  const location = newAddress ?? withoutTrailingSlash(target);
  if (location === undefined) return undefined;
  const cacheControl = newAddress !== undefined && { 'cache-control': 'public, max-age=3600' };
  return new Response(null, { status: 301, headers: { location, ...cacheControl } });
}

/**
 * Returns the new address for a request target; undefined if there is no redirect. Keeps the query,
 * except for the parameters that belong to the old address.
 */
function redirectTarget(redirects: Redirects, target: string): string | undefined {
  const [path, query] = partsOf(target);
  return (
    queryRedirect(redirects, target) ?? withQuery(redirects.byKey.get(addressKey(path)), query)
  );
}

/** The new address, by redirects with a query only. These precede files: a page may have the same path. */
export function queryRedirect({ byQuery }: Redirects, target: string): string | undefined {
  const [path, search] = partsOf(target);
  if (search === '' || byQuery.size === 0) return undefined;
  const query = new URLSearchParams(search);
  const found = byQuery
    .get(addressKey(path))
    ?.find((old) => old.query.every(([name, value]) => query.get(name) === value));
  for (const [name] of found?.query ?? []) query.delete(name);
  return withQuery(found?.to, query.size === 0 ? '' : `?${query}`);
}

function partsOf(target: string): [path: string, query: string] {
  const start = target.indexOf('?');
  return start < 0 ? [target, ''] : [target.slice(0, start), target.slice(start)];
}

function withQuery(to: string | undefined, query: string): string | undefined {
  const [page, part] = to?.split('#') ?? [];
  if (page === undefined) return undefined;
  return page + query + (part === undefined ? '' : `#${part}`);
}

/**
 * Returns a request target without trailing slashes, or undefined if it has none. Keeps the query; an
 * address with typed input becomes its canonical address. Reduces leading slashes to one: browsers
 * read `//host` as another site.
 */
export function withoutTrailingSlash(target: string): string | undefined {
  const [path, query] = partsOf(target);
  if (path === '/' || !path.endsWith('/')) return undefined;
  const bare = `/${path.replace(/^[/\\]+/, '').replace(/(?<!\/)\/+$/, '')}`;
  return canonicalLookupAddress(bare, new URLSearchParams(query)) ?? bare + query;
}
