import { isCalendar, isFeed, isHtml, isPicture, isSvg } from './content-types.ts';

/** Where the server answers with the rules `Speculation-Rules` points to. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

/** Pages are rendered ahead when a link to them is hovered or touched. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/art/*' } },
          { not: { href_matches: '/blog/feed.*' } },
          { not: { selector_matches: '[download], [target=_blank], [rel~=external]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** A policy of the site, with pictures from one further host. */
export function withImageHost(policy: string, imageHost: string): string {
  return policy.replace("img-src 'self'", `img-src 'self' https://${imageHost}`);
}

/** For what brings no policy of its own: nothing loads, nothing runs, nothing is sent. */
export const CLOSED_CSP =
  "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/** For SVG files: one opened on its own must not run anything in the site's name. */
export const SVG_CSP =
  "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none';sandbox";

/**
 * Headers of every response, in which those of its type take the place of what they name too.
 * `siteUrl` is the origin visitors see.
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'content-security-policy': CLOSED_CSP,
    'x-content-type-options': 'nosniff',
    // No path, not even to this site: what somebody typed for /find would be in the logs of a proxy.
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      // Without includeSubDomains: the firm may run other things under its domain.
      'strict-transport-security': 'max-age=63072000',
    }),
  };
}

/**
 * The headers that a response has by its Content-Type, but for a page's policy. Pictures, feeds
 * and calendars are for others to load: previews of a link, search engines, readers, programs on the web.
 */
export function headersOfType(contentType: string): Record<string, string> {
  return {
    ...(isHtml(contentType) && { 'speculation-rules': `"${SPECULATION_RULES_PATH}"` }),
    ...(isSvg(contentType) && { 'content-security-policy': SVG_CSP }),
    ...([isPicture, isFeed, isCalendar].some((isIt) => isIt(contentType)) && {
      'cross-origin-resource-policy': 'cross-origin',
    }),
  };
}

/** `about.html`, `/about/` and `about/index.html` are all visited as `/about`. */
export function visitedPath(path: string): string {
  const bare = path.replace(/^\/+/, '').replace(/(?:^|\/)index\.html$|\.html$/, '');
  return `/${bare.replace(/\/+$/, '')}`;
}
