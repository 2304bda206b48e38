/**
 * Returns the path and query of a request target: forward proxies send whole URLs, and `OPTIONS *`
 * has no path.
 */
export function targetPath(target: string): string {
  if (target === '*') return '/';
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}
