import { Feed } from 'feed';
import type { FeedEntry } from './entry.ts';

/** A feed's title, description and addresses. */
interface FeedChannel {
  title: string;
  description: string;
  /** The blog's address. */
  home: string;
  /** The feed's address. */
  self: string;
}

/** Characters that XML 1.0 cannot contain, not even as a reference (section 2.2). */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** The entries as RSS 2.0, whole texts in `content:encoded`. */
export function rss(
  { title, description, home, self }: FeedChannel,
  entries: readonly FeedEntry[],
): string {
  const feed = new Feed({
    title,
    description,
    link: home,
    language: 'en-US',
    generator: false,
    feedLinks: { rss: self },
    ...(entries[0] && { updated: entries[0].published }),
  });
  for (const { url, title: heading, excerpt, category, author, html, published } of entries) {
    feed.addItem({
      link: url,
      title: sealed(heading),
      description: sealed(asHtml(excerpt)),
      content: sealed(html),
      category: [{ name: category }],
      date: published,
      // The library's own author is an e-mail address, as RSS has it.
      extensions: [{ name: 'dc:creator', objects: { _text: author } }],
    });
  }
  return feed.rss2().replace(NO_XML, '');
}

/** Readers take a description for HTML. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The library puts texts into CDATA sections, which these signs would end. */
function sealed(text: string): string {
  return text.replaceAll(']]>', ']]&gt;');
}
