import { load } from 'cheerio/slim';
import { startOfDay } from '../../base/calendar/start-of-day.ts';
import { changedAfter, type Post } from '../../blog/post.ts';

/** A post as feeds give it: it is read on other sites, so its addresses are whole. */
export interface FeedEntry {
  /** The post's address; also its id, since it stays the same in another store. */
  url: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  /** The post's own picture. */
  image: string | undefined;
  /** The post as HTML, with its own picture first and the notice last. */
  html: string;
  /** The first moment of its day in Texas, when it appears here. */
  published: Date;
  /** The same of the day on which it last changed, if it did later. */
  modified: Date | undefined;
}

/** Entries by post, so that its HTML is read once, not for each feed and whenever another post changes. */
const known = new WeakMap<Post, { origin: string; notice: string; entry: FeedEntry }>();

/** The post as an entry of the feeds of the site at `origin`, with the notice that stands under every post. */
export function entryOf(post: Post, origin: string, notice: string): FeedEntry {
  const made = known.get(post);
  if (made?.origin === origin && made.notice === notice) return made.entry;
  const entry = newEntry(post, origin, notice);
  known.set(post, { origin, notice, entry });
  return entry;
}

function newEntry(post: Post, origin: string, notice: string): FeedEntry {
  const url = new URL(`/blog/${post.slug}`, origin).href;
  const changed = changedAfter(post);
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
    image,
    html: body.html() ?? '',
    published: startOf(post.published_at),
    modified: changed === undefined ? undefined : startOf(changed),
  };
}

function startOf(day: string): Date {
  return new Date(startOfDay(day) ?? day);
}
