import { typedAddress } from '../../papers/typed-address.ts';

/**
 * Returns a request target without trailing slashes, or undefined if it has none. Keeps the query; of
 * typed input only what its canonical address has. Leading slashes are reduced to one: browsers read
 * `//host` as another site.
 */
export function withoutTrailingSlash(target: string): string | undefined {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(target) ?? [];
  if (path === '/' || !path.endsWith('/')) return undefined;
  const bare = `/${path.replace(/^[/\\]+/, '').replace(/(?<!\/)\/+$/, '')}`;
  return typedAddress(bare, new URLSearchParams(query)) ?? bare + query;
}
