import { isHtml, isSvg } from './content-types.ts';
import { HTML_HEADERS, SVG_CSP } from './headers.ts';

/**
 * The headers of a rendered page, besides those of every answer.
 *
 * @param policy the Content-Security-Policy of an HTML page
 */
export function pageHeaders(page: Response, policy: string): Record<string, string> {
  const type = page.headers.get('content-type') ?? '';
  return {
    'cache-control': 'no-cache',
    ...Object.fromEntries(page.headers),
    ...(isHtml(type) && { ...HTML_HEADERS, 'content-security-policy': policy }),
    ...(isSvg(type) && { 'content-security-policy': SVG_CSP }),
  };
}
