import { isCalendar, isFeed, isHtml, isPicture, isSvg } from './content-types.ts';

/** The path that the `Speculation-Rules` header names. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json';

/** Prerender a page when its link is hovered or touched. */
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

/** A page's policy, with one more host for pictures. */
export function withImageHost(policy: string, imageHost: string): string {
  return policy.replace("img-src 'self'", `img-src 'self' https://${imageHost}`);
}

/** The default policy: nothing loads, runs or submits. */
export const CLOSED_CSP =
  "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/** For SVG files, which could run scripts when opened directly. */
export const SVG_CSP =
  "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none';sandbox";

/**
 * Headers of every response; those by type override them.
 * `siteUrl` is the origin visitors see.
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'content-security-policy': CLOSED_CSP,
    'x-content-type-options': 'nosniff',
    // No referrer path, not even same-origin: numbers typed for /find would be in a proxy's logs.
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
 * Headers by Content-Type, except a page's policy. Other sites may load pictures, feeds and
 * calendars: link previews, search engines, feed readers, calendar programs.
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
