/**
 * Whether a form was posted by a page of another site. Older browsers name only that page's origin:
 * it may be the site's public origin, with or without `www.`, or whatever the request was sent to.
 *
 * An origin of `null` counts as our own: browsers that send no referrer say so of our pages too, and a
 * hostile page gains nothing by it but a message in its visitors' name.
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
