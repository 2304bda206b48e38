import type { APIRoute } from 'astro';
import { unreadable } from '../../feeds/answer.ts';
import { everyPost } from '../../load/posts.ts';
import { sitemap } from '../../sitemap/sitemap.ts';

export const prerender = false;

/** Writes the list of posts for search engines, each with the day of its date: more a store does not know. */
export const GET: APIRoute = async ({ locals, site, url }) => {
  const posts = await everyPost(locals.posts).catch(() => undefined);
  if (posts === undefined) return unreadable();
  const entries = posts.map(({ slug, published_at }) => ({
    href: `/blog/${slug}`,
    lastmod: published_at,
  }));
  return sitemap(entries, (site ?? url).origin);
};
