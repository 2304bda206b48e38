import type { APIRoute } from 'astro';
import { foundPages } from '../load/found-pages.ts';
import { newestOf } from '../sitemap/last-changed.ts';
import { sitemap, whereFound } from '../sitemap/sitemap.ts';

export const prerender = false;

/** Writes the list of pages for search engines, without the posts. */
export const GET: APIRoute = ({ site, url, locals }) => {
  // A page rendered on demand also changes with its data.
  const entries = foundPages.map(({ href, files, ofPosts }) => ({
    href,
    lastmod: ofPosts ? undefined : newestOf(LAST_CHANGED, files),
  }));
  return whereFound(locals, () => sitemap(entries, (site ?? url).origin));
};
