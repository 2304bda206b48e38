import type { APIRoute } from 'astro';
import { indexedPages } from '../load/indexed-pages.ts';
import { papers } from '../load/papers.ts';
import { sitemap, whereFound } from '../sitemap/sitemap.ts';

export const prerender = false;

/** Writes the sitemap of all pages except posts. */
export const GET: APIRoute = ({ site, url, locals }) =>
  whereFound(locals, () => sitemap([...indexedPages, ...papers], (site ?? url).origin));
