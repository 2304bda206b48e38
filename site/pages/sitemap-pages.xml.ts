import type { APIRoute } from 'astro';
import { foundPages } from '../load/found-pages.ts';
import { lastChangedIn } from '../sitemap/last-changed.ts';
import { sitemap } from '../sitemap/sitemap.ts';

/** Writes the list of pages for search engines, without the posts. */
export const GET: APIRoute = ({ site, url }) => {
  const lastChanged = lastChangedIn('.');
  // What is made when asked for also changes with what it is made of.
  const entries = foundPages.map(({ href, files, ofPosts }) => ({
    href,
    lastmod: ofPosts ? undefined : lastChanged(files),
  }));
  return sitemap(entries, (site ?? url).origin);
};
