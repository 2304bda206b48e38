/**
 * The request target without slashes at its end, query kept; undefined where there are none.
 * Slashes at the start are reduced to one: browsers take `//host` for another site.
 */
export function withoutEndSlash(target: string): string | undefined {
  const [, path = '', query = ''] = /^([^?]*)(\?.*)?$/s.exec(target) ?? [];
  if (path === '/' || !path.endsWith('/')) return undefined;
  return `/${path.replace(/^[/\\]+/, '').replace(/(?<!\/)\/+$/, '')}${query}`;
}
