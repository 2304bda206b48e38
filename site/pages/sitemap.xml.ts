import type { APIRoute } from 'astro';
import { sitemapIndex } from '../sitemap/sitemap.ts';

/** Writes where search engines find the list of the built pages, and that of the posts, which is made when asked for. */
export const GET: APIRoute = ({ site, url }) =>
  sitemapIndex(['/sitemap-pages.xml', '/blog/sitemap.xml'], (site ?? url).origin);
