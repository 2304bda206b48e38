import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';

/** Directives of every page; `frame-src`, `script-src` and `style-src` vary. */
const EVERYWHERE = [
  "default-src 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** The map, and the host Google redirects its frame to; without a scheme, the page's scheme applies. */
const FRAMES = 'maps.google.com www.google.com';

/** Elements that load script files: scripts, islands, and an inline script that imports one later. */
const SCRIPT_FILES = 'script[src], astro-island, script:not([type]):contains(import)';

/** Types of `script` that a policy controls; others are data. */
const RUN = new Set(['', 'text/javascript', 'module', 'importmap', 'speculationrules']);

/**
 * Content-Security-Policy of a page: hashes of inline scripts and styles, the site's own files if
 * used, and frames if any.
 */
export function pagePolicy(html: string): string {
  // Parsed as with scripting off, so that elements in `noscript`, such as styles, are seen.
  const $ = load(html, { scriptingEnabled: false });
  const scripts = $('script:not([src])').filter((_, { attribs }) => RUN.has(attribs['type'] ?? ''));
  const own = [
    ['frame-src', $('iframe').length > 0 ? [FRAMES] : []],
    ['script-src', [...files($, SCRIPT_FILES), ...hashes($, scripts)]],
    ['style-src', [...files($, 'link[rel="stylesheet"]'), ...hashes($, $('style'))]],
  ] as const;
  return [
    ...EVERYWHERE,
    ...own.filter(([, sources]) => sources.length > 0).map((part) => part.flat().join(' ')),
  ].join(';');
}

function files($: CheerioAPI, selector: string): string[] {
  return $(selector).length > 0 ? ["'self'"] : [];
}

function hashes($: CheerioAPI, elements: ReturnType<CheerioAPI>): string[] {
  const texts = elements.get().map((element) => $(element).text());
  const digest = (text: string) => createHash('sha256').update(text).digest('base64');
  return [...new Set(texts)].map((text) => `'sha256-${digest(text)}'`);
}
