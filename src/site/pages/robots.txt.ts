import type { APIRoute } from 'astro';

export const prerender = false;

/** Writes robots.txt: search engines may read everything, but nothing of a draft. */
export const GET: APIRoute = ({ site, locals }) => {
  const rules =
    locals.draft.length > 0
      ? 'Disallow: /'
      : `Allow: /\nSitemap: ${new URL('/sitemap.xml', site).href}`;
  return new Response(`User-agent: *\n${rules}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
