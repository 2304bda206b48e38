/** Where the server answers with the rules `Speculation-Rules` points to. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

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

/** Further headers of every HTML page. */
export const HTML_HEADERS = { 'speculation-rules': `"${SPECULATION_RULES_PATH}"` };

/** A policy of the site, with pictures from one further host. */
export function withImageHost(policy: string, imageHost: string): string {
  return policy.replace("img-src 'self'", `img-src 'self' https://${imageHost}`);
}

/** For pages that should have brought a policy and did not: nothing loads, nothing runs. */
export const CLOSED_CSP = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** For SVG files: one opened on its own must not run anything in the site's name. */
export const SVG_CSP = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Headers of every response. `siteUrl` is the origin visitors see. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      // Without includeSubDomains: the firm may run other things under its domain.
      'strict-transport-security': 'max-age=63072000',
    }),
  };
}

/** `about.html`, `/about/` and `about/index.html` are all visited as `/about`. */
export function visitedPath(path: string): string {
  const bare = path.replace(/^\/+/, '').replace(/(?:^|\/)index\.html$|\.html$/, '');
  return `/${bare.replace(/\/+$/, '')}`;
}
