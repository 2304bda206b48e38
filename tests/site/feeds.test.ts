import { load } from 'cheerio';
import { expect, inject, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { execIn } from '../../src/base/sqlite/testing/exec-in.ts';
import { FEED_SIZE } from '../../src/blog/posts.ts';
import { blogPath } from '../../src/blog/stores/sqlite/kind.ts';
import { BLOG, BLOG_POST } from '../content.ts';
import { POST, POSTS } from '../routes.ts';
import { newDataDir, serveBuiltSite } from '../serve-built-site.ts';
import { cachedResponse } from './cached-response.ts';
import { linksIn, open } from './opened.ts';

const RSS = '/blog/feed.xml';
const JSON_FEED = '/blog/feed.json';
const ORIGIN = 'http://localhost:4321';
const NEWEST = POSTS.slice(0, FEED_SIZE);

/**
 * Allowed elements of an item (rssboard.org/rss-specification), and those of the feed's
 * namespaces.
 */
const ITEM = [
  ...['title', 'link', 'description', 'author', 'category', 'comments', 'enclosure', 'guid'],
  ...['pubDate', 'source', 'content:encoded', 'dc:creator'],
];
const RFC_822 = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (GMT|[+-]\d{4})$/;

const namesIn = (elements: readonly { name?: string }[]) => elements.map(({ name = '' }) => name);

const get = (path: string, init?: RequestInit) => fetch(new URL(path, inject('origin')), init);

/** The required fields of jsonfeed.org/version/1.1, and this site's others. */
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  description: z.string(),
  home_page_url: z.literal(`${ORIGIN}/blog`),
  feed_url: z.literal(ORIGIN + JSON_FEED),
  language: z.literal('en-US'),
  items: z.array(
    z.strictObject({
      id: z.url(),
      url: z.url(),
      title: z.string(),
      summary: z.string(),
      content_html: z.string(),
      image: z.url().optional(),
      date_published: z.iso.datetime(),
      date_modified: z.iso.datetime().optional(),
      authors: z.tuple([z.strictObject({ name: z.string() })]),
      tags: z.tuple([z.string()]),
    }),
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

test('the RSS feed has the elements of RSS 2.0, each in its form', async () => {
  const $ = load(await (await get(RSS)).text(), { xml: true });
  const channel = $('rss[version="2.0"] > channel');
  expect(channel).toHaveLength(1);
  expect(namesIn(channel.children().not('item').get()).sort()).toEqual(
    ['atom:link', 'description', 'docs', 'language', 'lastBuildDate', 'link', 'title'].sort(),
  );
  expect(channel.children('link').text()).toBe(`${ORIGIN}/blog`);
  expect(channel.children('language').text()).toBe('en-US');
  const self = channel.children('atom\\:link').attr();
  expect(self).toEqual({ href: ORIGIN + RSS, rel: 'self', type: 'application/rss+xml' });
  const items = channel.children('item').get();
  expect(items).toHaveLength(NEWEST.length);
  for (const item of items) {
    const names = namesIn($(item).children().get());
    expect(names.toSorted()).toEqual([...new Set(names)].sort());
    expect(names).toEqual(
      expect.arrayContaining(['title', 'link', 'guid', 'pubDate', 'description']),
    );
    expect(names.filter((name) => !ITEM.includes(name))).toEqual([]);
    expect($(item).children('pubDate').text()).toMatch(RFC_822);
    expect(URL.canParse($(item).children('link').text())).toBe(true);
    expect([{ isPermaLink: 'true' }, { isPermaLink: 'false' }]).toContainEqual(
      $(item).children('guid').attr(),
    );
  }
  const ids = items.map((item) => $(item).children('guid').text());
  expect(new Set(ids).size).toBe(ids.length);
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

test.each([RSS, JSON_FEED])(
  '%s is compressed, and sent once where nothing is new',
  async (path) => {
    const answer = await cachedResponse(() => get(path, { headers: { 'accept-encoding': 'br' } }));
    expect(answer.headers.get('content-encoding')).toBe('br');
    const etag = answer.headers.get('etag') ?? '';
    const again = await get(path, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const other = await get(path, { headers: { 'if-none-match': 'W/"other"' } });
    expect(other.status).toBe(200);
  },
);

test.each(['/', '/blog', '/blog?category=Payroll', ...(POST === undefined ? [] : [POST])])(
  '%s names the feeds to reading programs',
  async (path) => {
    const $ = await open(path);
    expect(
      $('head link[rel=alternate]')
        .get()
        .map(({ attribs }) => attribs),
    ).toEqual([
      { rel: 'alternate', type: 'application/rss+xml', title: BLOG.feeds.title, href: RSS },
      { rel: 'alternate', type: 'application/feed+json', title: BLOG.feeds.title, href: JSON_FEED },
    ]);
  },
);

test('the blog offers the feeds to readers', async () => {
  expect(linksIn(await open('/blog'), 'main a[href*=feed]')).toEqual([
    { label: BLOG.feeds.rss, href: RSS },
    { label: BLOG.feeds.json, href: JSON_FEED },
  ]);
});

test('feeds are 503 while posts cannot be read', async () => {
  const dataDir = newDataDir();
  const { url, close } = await serveBuiltSite({ dataDir });
  onTestFinished(close);
  execIn(blogPath(dataDir), 'DROP TABLE blog_posts');
  for (const path of [RSS, JSON_FEED]) {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});
