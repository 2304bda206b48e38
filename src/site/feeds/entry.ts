import { load } from 'cheerio/slim';
import type { Post } from '../../blog/post.ts';

/** A post as the feed gives it: it is read on other sites, so its addresses are whole. */
export interface FeedEntry {
  /** The post's address; also its id, since it stays the same in another store. */
  url: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  /** The post as HTML, with its own picture first and the notice last. */
  html: string;
  /** The beginning of its day in Texas (in summer, an hour later). */
  published: Date;
}

/** The post as an entry of the feed of the site at `origin`, with the notice that stands under every post. */
export function entryOf(post: Post, origin: string, notice: string): FeedEntry {
  const url = new URL(`/blog/${post.slug}`, origin).href;
  const image = post.image_url === null ? undefined : new URL(post.image_url, origin).href;
  // Within one element: of a fragment's many a selector compares each with all others.
  const $ = load(`<body>${post.content}</body>`, {
    xml: { xmlMode: false, encodeEntities: 'utf8' },
  });
  for (const [tag, name] of [
    ['a', 'href'],
    ['img', 'src'],
  ] as const) {
    $(`${tag}[${name}]`).attr(name, (_, value) => URL.parse(value, url)?.href ?? value);
  }
  // These hold addresses too, for the site's own pages.
  $('img').removeAttr('srcset').removeAttr('sizes');
  const body = $('body');
  if (image !== undefined) body.prepend($('<p>').append($('<img alt="">').attr('src', image)));
  body.append($('<p>').append($('<em>').text(notice)));
  return {
    url,
    title: post.title,
    excerpt: post.excerpt,
    category: post.category,
    author: post.author_name,
    html: body.html() ?? '',
    published: new Date(`${post.published_at}T06:00:00Z`),
  };
}
