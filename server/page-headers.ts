import { inUtf8, isHtml } from './content-types.ts';
import { headersOfType } from './headers.ts';

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
    ...(type !== '' && { 'content-type': inUtf8(type) }),
    ...headersOfType(type),
    ...(isHtml(type) && { 'content-security-policy': policy }),
  };
}
