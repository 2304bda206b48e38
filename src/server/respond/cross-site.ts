/**
 * Whether a form was posted from another site. Older browsers send only Origin: it must match the
 * public origin, with or without `www.`, or the request's own host.
 *
 * `Origin: null` counts as same-site: browsers that send no referrer use it for our own pages, and
 * a hostile page could only send a message in its visitor's name.
 */
export function isCrossSite({ headers, url }: Request, siteUrl: string): boolean {
  const from = headers.get('sec-fetch-site');
  if (from !== null) return from === 'cross-site';
  const origin = headers.get('origin') ?? 'null';
  return origin !== 'null' && ![bareHost(siteUrl), bareHost(url)].includes(bareHost(origin));
}

function bareHost(address: string): string | undefined {
  return URL.parse(address)?.host.replace(/^www\./, '');
}
