import { isHtml } from './content-types.ts';

/** Path of the speculation rules: browsers prerender a page when a link to it is hovered or touched. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** For responses that no cache may store. */
export const NO_STORE = { 'cache-control': 'no-store' };

/** Adds a host for pictures to a policy. */
export function withImageHost(policy: string, imageHost: string): string {
  return policy.replace("img-src 'self'", `img-src 'self' https://${imageHost}`);
}

/** Default policy: no resource loads, no script runs, no form is sent. */
export const CLOSED_CSP =
  "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";

/** The policy of SVG files: scripts must not run when one is opened directly. */
export const SVG_CSP =
  "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none';sandbox";

/**
 * Base headers of every response; the headers of its content type override them.
 *
 * @param siteUrl public origin
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    'content-security-policy': CLOSED_CSP,
    'x-content-type-options': 'nosniff',
    // No path, even same-site: input typed for /find would reach a proxy's logs.
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https:') && {
      // No includeSubDomains: the firm may run other services under its domain.
      'strict-transport-security': 'max-age=63072000',
    }),
  };
}

/** Types that link previews, search engines and feed readers load: pictures, the feed, calendars. */
const LOADED_BY_OTHERS = /^(?:image\/|text\/calendar|application\/rss\+xml)/;

/** Headers for a Content-Type, without the Content-Security-Policy of HTML pages. */
export function headersOfType(contentType: string): Record<string, string> {
  return {
    ...(isHtml(contentType) && { 'speculation-rules': `"${SPECULATION_RULES_PATH}"` }),
    ...(contentType.startsWith('image/svg+xml') && { 'content-security-policy': SVG_CSP }),
    ...(LOADED_BY_OTHERS.test(contentType) && { 'cross-origin-resource-policy': 'cross-origin' }),
  };
}

/** URL path of a file: `about.html`, `/about/` and `about/index.html` become `/about`. */
export function urlPath(path: string): string {
  const bare = path.replace(/^\/+/, '').replace(/(?:^|\/)index\.html$|\.html$/, '');
  return `/${bare.replace(/\/+$/, '')}`;
}
