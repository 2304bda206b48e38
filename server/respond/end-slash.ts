import { FIND_PATH, WRITE_PATH } from '../../notices/addresses.ts';

/**
 * The request target without trailing slashes, query included (but for typed numbers); undefined if
 * it has none. Leading slashes become one, since browsers read `//host` as another site.
 */
export function withoutEndSlash(target: string): string | undefined {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(target) ?? [];
  if (path === '/' || !path.endsWith('/')) return undefined;
  const bare = `/${path.replace(/^[/\\]+/, '').replace(/(?<!\/)\/+$/, '')}`;
  return [FIND_PATH, WRITE_PATH].includes(bare) ? bare : bare + query;
}
