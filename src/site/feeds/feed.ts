import { blog } from '../screens/blog/load.ts';

/** The feed of the blog: where it is and what it is. */
export const FEED = {
  href: '/blog/feed.xml',
  type: 'application/rss+xml',
  label: blog.feeds.rss,
} as const;
