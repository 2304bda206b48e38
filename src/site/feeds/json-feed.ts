import type { FeedChannel } from './answer.ts';
import type { FeedEntry } from './entry.ts';

/** The entries as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function jsonFeed(
  { title, description, home, self }: FeedChannel,
  entries: readonly FeedEntry[],
): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: home,
    feed_url: self,
    language: 'en-US',
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      summary: entry.excerpt,
      content_html: entry.html,
      image: entry.image,
      date_published: entry.published.toISOString(),
      date_modified: entry.modified?.toISOString(),
      authors: [{ name: entry.author }],
      tags: [entry.category],
    })),
  });
}
