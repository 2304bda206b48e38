import { FIND_PATH, WRITE_PATH } from '../../notices/addresses.ts';

/**
 * Returns a request target without trailing slashes, or undefined if it has none. Keeps the query,
 * except for typed input. Leading slashes are reduced to one: browsers read `//host` as another
 * site.
 */
export function withoutTrailingSlash(target: string): string | undefined {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(target) ?? [];
  if (path === '/' || !path.endsWith('/')) return undefined;
  const bare = `/${path.replace(/^[/\\]+/, '').replace(/(?<!\/)\/+$/, '')}`;
  return [FIND_PATH, WRITE_PATH].includes(bare) ? bare : bare + query;
}
