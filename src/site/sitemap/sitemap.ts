/** A page's entry in a sitemap (sitemaps.org/protocol.html). */
export interface SitemapEntry {
  href: string;
  /** The last change, a W3C date; omitted if unknown. */
  lastmod?: string | undefined;
}

const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** A sitemap of these pages. */
export function sitemap(entries: readonly SitemapEntry[], origin: string): Response {
  const urls = entries.map(({ href, lastmod }) => {
    const changed = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`;
    return `<url>${located(href, origin)}${changed}</url>`;
  });
  return xml(`<urlset ${XMLNS}>${urls.join('')}</urlset>`);
}

/** A list of sitemaps. */
export function sitemapIndex(hrefs: readonly string[], origin: string): Response {
  const each = hrefs.map((href) => `<sitemap>${located(href, origin)}</sitemap>`);
  return xml(`<sitemapindex ${XMLNS}>${each.join('')}</sitemapindex>`);
}

/** No escaping: addresses of this site are slugs, without special characters of XML. */
function located(href: string, origin: string): string {
  return `<loc>${new URL(href, origin).href}</loc>`;
}

function xml(body: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${body}`, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}

/** A sitemap, or 404 while the site is a draft. */
export function whereFound(
  { draft }: Pick<App.Locals, 'draft'>,
  sitemap: () => Response,
): Response {
  return draft.length > 0 ? new Response(null, { status: 404 }) : sitemap();
}
