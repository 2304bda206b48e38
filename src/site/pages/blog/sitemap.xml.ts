import type { APIRoute } from 'astro';
import { unreadable } from '../../feeds/unreadable.ts';
import { sitemap, whereFound } from '../../sitemap/sitemap.ts';

export const prerender = false;

/** Writes the sitemap of posts, each with the day of its last change. */
export const GET: APIRoute = async ({ locals, site, url }) => {
  const posts = await locals.posts.all().catch(() => undefined);
  if (posts === undefined) return unreadable();
  const entries = posts.map((post) => ({
    href: `/blog/${post.slug}`,
    lastmod: post.modified_at ?? post.published_at,
  }));
  return whereFound(locals, () => sitemap(entries, (site ?? url).origin));
};
