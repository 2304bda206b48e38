import type { APIRoute } from 'astro';

export const prerender = false;

/** Writes what search engines may read: everything, of a draft nothing. */
export const GET: APIRoute = ({ site, locals }) => {
  const rules =
    locals.draft.length > 0
      ? 'Disallow: /'
      : `Allow: /\nSitemap: ${new URL('/sitemap.xml', site).href}`;
  return new Response(`User-agent: *\n${rules}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
