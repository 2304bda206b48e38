import type { APIRoute } from 'astro';
import { FEED } from '../../feeds/feed.ts';
import { rss } from '../../feeds/rss.ts';
import { unreadable } from '../../feeds/unreadable.ts';
import { blog } from '../../screens/blog/load.ts';
import { blogPost } from '../../screens/blog-post/load.ts';

export const prerender = false;

/** Writes the newest posts as RSS. */
export const GET: APIRoute = async ({ locals, site, url }) => {
  const posts = await locals.posts.latest().catch(() => undefined);
  if (posts === undefined) return unreadable();
  const { origin } = site ?? url;
  const channel = {
    title: blog.feeds.title,
    description: blog.seo.description,
    home: new URL('/blog', origin).href,
    self: new URL(FEED.href, origin).href,
  };
  return new Response(rss(channel, posts, blogPost.notice), {
    headers: { 'Content-Type': `${FEED.type}; charset=utf-8` },
  });
};
