import { load } from 'cheerio';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { FEED_SIZE } from '../../src/blog/posts.ts';
import { BLOG, BLOG_POST } from '../content.ts';
import { POST, POSTS } from '../routes.ts';
import { everyPage } from './pages.ts';

const RSS = '/blog/feed.xml';
const JSON_FEED = '/blog/feed.json';
const ORIGIN = 'http://localhost:4321';
const NEWEST = POSTS.slice(0, FEED_SIZE);

const get = (path: string) => fetch(new URL(path, inject('origin')));

const jsonFeed = z.object({
  items: z.array(
    z.looseObject({ id: z.url(), title: z.string(), content_html: z.string().nonempty() }),
  ),
});

test('the JSON feed has the newest posts whole', async () => {
  const answer = await get(JSON_FEED);
  expect(answer.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  const { items } = jsonFeed.parse(await answer.json());
  expect(items.map(({ id, title }) => [id, title])).toEqual(
    NEWEST.map(({ slug, title }) => [`${ORIGIN}/blog/${slug}`, title]),
  );
  for (const [index, { content_html }] of items.entries()) {
    const words = (html: string) => load(html).text().replace(/\s+/g, '');
    expect(words(content_html)).toBe(words(`${NEWEST[index]?.content}${BLOG_POST.notice}`));
    expect(content_html).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:)/);
  }
});

test('the RSS feed has the same', async () => {
  const answer = await get(RSS);
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const $ = load(await answer.text(), { xml: true });
  const { items } = jsonFeed.parse(await (await get(JSON_FEED)).json());
  const entries = $('rss[version="2.0"] > channel > item').get();
  const textOf = (entry: (typeof entries)[number], name: string) => $(entry).children(name).text();
  expect(
    entries.map((entry) => ({
      id: textOf(entry, 'guid'),
      url: textOf(entry, 'link'),
      title: textOf(entry, 'title'),
      content_html: textOf(entry, 'content\\:encoded'),
      date_published: new Date(textOf(entry, 'pubDate')).toISOString(),
      authors: [{ name: textOf(entry, 'dc\\:creator') }],
      tags: [textOf(entry, 'category')],
    })),
  ).toEqual(items.map(({ summary, image, date_modified, ...item }) => item));
});

test('pages name the feeds to reading programs', async () => {
  const pages = (await everyPage()).filter(({ path }) => ['/', '/blog', POST].includes(path));
  expect(pages.length).toBeGreaterThan(1);
  for (const { path, $ } of pages) {
    const links = $('head link[rel=alternate]').get();
    expect(
      links.map(({ attribs }) => attribs),
      path,
    ).toEqual([
      { rel: 'alternate', type: 'application/rss+xml', title: BLOG.feeds.title, href: RSS },
      { rel: 'alternate', type: 'application/feed+json', title: BLOG.feeds.title, href: JSON_FEED },
    ]);
  }
});
