import type { APIContext } from 'astro';
import { blog } from '../screens/blog/load.ts';
import { blogPost } from '../screens/blog-post/load.ts';
import { entryOf, type FeedEntry } from './entry.ts';
import { FEEDS } from './feeds.ts';

/** A feed's title, description and addresses. */
export interface FeedChannel {
  title: string;
  description: string;
  /** The blog's address. */
  home: string;
  /** The feed's address. */
  self: string;
}

type Write = (channel: FeedChannel, entries: readonly FeedEntry[]) => string;

/** The feed at the address asked for: the newest posts as `write` puts them; 503 where they cannot be read. */
export async function answerWithFeed(context: APIContext, write: Write): Promise<Response> {
  const { locals, site, url } = context;
  const posts = await locals.posts.latest().catch(() => undefined);
  if (posts === undefined) return unreadable();
  const { origin } = site ?? url;
  const channel = {
    title: blog.feeds.title,
    description: blog.seo.description,
    home: new URL('/blog', origin).href,
    self: new URL(url.pathname, origin).href,
  };
  const body = write(
    channel,
    posts.map((post) => entryOf(post, origin, blogPost.notice)),
  );
  const type = FEEDS.find(({ href }) => href === url.pathname)?.type;
  return new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8` } });
}

/** The answer where posts cannot be read: readers shall come back. */
export function unreadable(): Response {
  const headers = { 'Retry-After': '60', 'Cache-Control': 'no-store' };
  return new Response('The articles cannot be read now.\n', { status: 503, headers });
}
