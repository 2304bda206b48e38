import { load } from 'cheerio/slim';
import { Feed } from 'feed';
import type { Post } from '../../blog/post.ts';

/** A feed's title and description, and the addresses of the blog and of the feed. */
interface FeedChannel {
  title: string;
  description: string;
  home: string;
  self: string;
}

/** Characters that XML 1.0 cannot contain, not even as a reference (section 2.2). */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * The posts as RSS 2.0, each with its full text in `content:encoded`.
 *
 * @param notice the text under every post
 */
export function rss(
  { title, description, home, self }: FeedChannel,
  posts: readonly Post[],
  notice: string,
): string {
  const [newest] = posts;
  const feed = new Feed({
    title,
    description,
    link: home,
    language: 'en-US',
    generator: false,
    feedLinks: { rss: self },
    ...(newest && { updated: publishedOf(newest) }),
  });
  for (const post of posts) {
    // Also its id, since it stays the same in another store.
    const link = `${home}/${post.slug}`;
    feed.addItem({
      link,
      title: sealed(post.title),
      description: sealed(asHtml(post.excerpt)),
      content: sealed(wholeText(post, link, notice)),
      category: [{ name: post.category }],
      date: publishedOf(post),
      // The library's own `author` is an e-mail address, as RSS requires.
      extensions: [{ name: 'dc:creator', objects: { _text: post.author_name } }],
    });
  }
  return feed.rss2().replace(NO_XML, '');
}

/** The beginning of a post's day in Texas (in summer, an hour later). */
function publishedOf({ published_at }: Post): Date {
  return new Date(`${published_at}T06:00:00Z`);
}

/** A post as HTML, with its picture first and the notice last; addresses are absolute, since other sites show it. */
function wholeText({ content, image_url }: Post, address: string, notice: string): string {
  // In one element: with several roots, a selector would compare each with all others.
  const $ = load(`<body>${content}</body>`, { xml: { xmlMode: false, encodeEntities: 'utf8' } });
  const whole = (written: string) => URL.parse(written, address)?.href ?? written;
  $('a[href]').attr('href', (_, value) => whole(value));
  $('img[src]').attr('src', (_, value) => whole(value));
  // These attributes hold addresses too, but only for the site's own pages.
  $('img').removeAttr('srcset').removeAttr('sizes');
  const body = $('body');
  if (image_url !== null) {
    body.prepend($('<p>').append($('<img alt="">').attr('src', whole(image_url))));
  }
  body.append($('<p>').append($('<em>').text(notice)));
  return body.html() ?? '';
}

/** Escaped, since readers take a description for HTML. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The library puts texts into CDATA sections, which these characters would end. */
function sealed(text: string): string {
  return text.replaceAll(']]>', ']]&gt;');
}
