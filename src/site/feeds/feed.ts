import { blog } from '../screens/blog/load.ts';

/** The blog's feed: its address and media type. */
export const FEED = {
  href: '/blog/feed.xml',
  type: 'application/rss+xml',
  label: blog.feeds.rss,
} as const;
