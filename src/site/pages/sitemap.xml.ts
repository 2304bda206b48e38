import type { APIRoute } from 'astro';
import { sitemapIndex, whereFound } from '../sitemap/sitemap.ts';

export const prerender = false;

/** Writes the index of the sitemaps of pages and of posts; a draft has none. */
export const GET: APIRoute = ({ site, url, locals }) =>
  whereFound(locals, () =>
    sitemapIndex(['/sitemap-pages.xml', '/blog/sitemap.xml'], (site ?? url).origin),
  );
