import { FIND_PATH, WRITE_PATH } from '../../notices/addresses.ts';

/**
 * The request target without slashes at its end, query kept, but for what somebody may have typed;
 * undefined where there are none. Slashes at the start are reduced to one: browsers take `//host` for another site.
 */
export function withoutEndSlash(target: string): string | undefined {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(target) ?? [];
  if (path === '/' || !path.endsWith('/')) return undefined;
  const bare = `/${path.replace(/^[/\\]+/, '').replace(/(?<!\/)\/+$/, '')}`;
  return [FIND_PATH, WRITE_PATH].includes(bare) ? bare : bare + query;
}
