import type { APIRoute } from 'astro';
import { foundPages } from '../load/found-pages.ts';
import { papers } from '../load/papers.ts';
import { sitemap, whereFound } from '../sitemap/sitemap.ts';

export const prerender = false;

/** Writes the list of pages for search engines, without the posts. */
export const GET: APIRoute = ({ site, url, locals }) =>
  whereFound(locals, () => sitemap([...foundPages, ...papers], (site ?? url).origin));
