import { load } from 'cheerio';
import { expect, inject, test } from 'vitest';
import { FEED_SIZE } from '../../src/blog/posts.ts';
import { BLOG, BLOG_POST } from '../content.ts';
import { POST, POSTS } from '../routes.ts';
import { everyPage } from './pages.ts';

const RSS = '/blog/feed.xml';
const ORIGIN = 'http://localhost:4321';
const NEWEST = POSTS.slice(0, FEED_SIZE);

const get = (path: string) => fetch(new URL(path, inject('origin')));

test('the feed has the full text of the newest posts', async () => {
  const answer = await get(RSS);
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const $ = load(await answer.text(), { xml: true });
  const entries = $('rss[version="2.0"] > channel > item').get();
  const textOf = (entry: (typeof entries)[number], name: string) => $(entry).children(name).text();
  expect(
    entries.map((entry) =>
      ['guid', 'link', 'title', 'category'].map((name) => textOf(entry, name)),
    ),
  ).toEqual(
    NEWEST.map(({ slug, title, category }) => {
      const url = `${ORIGIN}/blog/${slug}`;
      return [url, url, title, category];
    }),
  );
  for (const [index, entry] of entries.entries()) {
    const words = (html: string) => load(html).text().replace(/\s+/g, '');
    const content = textOf(entry, 'content\\:encoded');
    expect(words(content)).toBe(words(`${NEWEST[index]?.content}${BLOG_POST.notice}`));
    expect(content).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:)/);
  }
});

test('pages announce the feed to feed readers', async () => {
  const pages = (await everyPage()).filter(({ path }) => ['/', '/blog', POST].includes(path));
  expect(pages.length).toBeGreaterThan(1);
  for (const { path, $ } of pages) {
    const links = $('head link[rel=alternate]').get();
    expect(
      links.map(({ attribs }) => attribs),
      path,
    ).toEqual([
      { rel: 'alternate', type: 'application/rss+xml', title: BLOG.feeds.title, href: RSS },
    ]);
  }
});
