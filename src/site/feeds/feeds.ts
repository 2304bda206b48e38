import { blog } from '../screens/blog/load.ts';

/** The feeds of the blog: where each is and what it is. */
export const FEEDS = [
  { href: '/blog/feed.xml', type: 'application/rss+xml', label: blog.feeds.rss },
  { href: '/blog/feed.json', type: 'application/feed+json', label: blog.feeds.json },
] as const;
