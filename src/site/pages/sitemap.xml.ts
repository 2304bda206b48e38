import type { APIRoute } from 'astro';
import { sitemapIndex, whereFound } from '../sitemap/sitemap.ts';

export const prerender = false;

/** Writes where search engines find the list of the pages, and that of the posts; a draft has none. */
export const GET: APIRoute = ({ site, url, locals }) =>
  whereFound(locals, () =>
    sitemapIndex(['/sitemap-pages.xml', '/blog/sitemap.xml'], (site ?? url).origin),
  );
