import { load } from 'cheerio';
import { expect, inject, onTestFinished, test } from 'vitest';
import { execIn } from '../../src/base/sqlite/testing/exec-in.ts';
import { changedAfter } from '../../src/blog/post.ts';
import { blogPath } from '../../src/blog/stores/sqlite/kind.ts';
import { POSTS } from '../routes.ts';
import { newDataDir, serveBuiltSite } from '../serve-built-site.ts';
import { cachedResponse } from './cached-response.ts';
import { everyPage } from './pages.ts';

const ORIGIN = 'http://localhost:4321';
const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const OF_POSTS = '/blog/sitemap.xml';
/** A day, or a time with its time zone (w3.org/TR/NOTE-datetime). */
const W3C_DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d))?$/;

const get = (path: string, init?: RequestInit) => fetch(new URL(path, inject('origin')), init);

/** The entries of a sitemap or sitemap index with their dates; throws if it is neither. */
async function listed(path: string, list: string, item: string) {
  const answer = await get(path);
  expect(answer.status, path).toBe(200);
  expect(answer.headers.get('content-type'), path).toMatch(/^application\/xml/);
  const text = await answer.text();
  expect(text, path).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/);
  const $ = load(text, { xml: true });
  const root = $.root().children();
  expect(
    root.get().map(({ name, attribs }) => [name, attribs]),
    path,
  ).toEqual([[list, { xmlns: XMLNS }]]);
  return root
    .children()
    .get()
    .map((entry) => {
      const names = $(entry)
        .children()
        .get()
        .map(({ name }) => name);
      expect([entry.name, names.join(' ')], path).toEqual([
        item,
        expect.stringMatching(/^loc( lastmod)?$/),
      ]);
      const lastmod = $(entry).children('lastmod').text() || undefined;
      return { loc: $(entry).children('loc').text(), lastmod };
    });
}

async function everyEntry() {
  const sitemaps = await listed('/sitemap.xml', 'sitemapindex', 'sitemap');
  expect(sitemaps.map(({ loc }) => loc)).toEqual([
    `${ORIGIN}/sitemap-pages.xml`,
    ORIGIN + OF_POSTS,
  ]);
  const lists = sitemaps.map(({ loc }) => listed(new URL(loc).pathname, 'urlset', 'url'));
  return (await Promise.all(lists)).flat();
}

test('the sitemap names every page and post that may be found, once, and no other', async () => {
  const found = (await everyPage()).flatMap(({ path, $ }) => {
    const canonical = $('link[rel=canonical]').attr('href');
    // A category or later page is another view of the list.
    return canonical === undefined || path.includes('?') ? [] : [canonical];
  });
  const told = (await everyEntry()).map(({ loc }) => loc);
  expect(told.toSorted()).toEqual(found.toSorted());
});

test('each date is one, and none lies ahead', async () => {
  const dates = (await everyEntry()).flatMap(({ lastmod }) => lastmod ?? []);
  expect(dates.length).toBeGreaterThanOrEqual(POSTS.length);
  for (const date of dates) {
    expect(date).toMatch(W3C_DATE);
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  }
});

test('a post has the day of its last change, or of its date', async () => {
  expect(await listed(OF_POSTS, 'urlset', 'url')).toEqual(
    POSTS.map((post) => ({
      loc: `${ORIGIN}/blog/${post.slug}`,
      lastmod: changedAfter(post) ?? post.published_at,
    })),
  );
});

test('the list of posts is sent once where nothing is new', async () => {
  const etag = (await cachedResponse(() => get(OF_POSTS))).headers.get('etag') ?? '';
  const again = await get(OF_POSTS, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('the list of posts is 503 while they cannot be read, that of the pages stays', async () => {
  const dataDir = newDataDir();
  const { url, close } = await serveBuiltSite({ dataDir });
  onTestFinished(close);
  execIn(blogPath(dataDir), 'DROP TABLE blog_posts');
  const answer = await fetch(url + OF_POSTS);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect((await fetch(`${url}/sitemap-pages.xml`)).status).toBe(200);
});

test('robots.txt names the sitemap', async () => {
  expect(await (await get('/robots.txt')).text()).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
});

test('llms.txt names every built page, the blog and its feeds', async () => {
  const answer = await get('/llms.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const [title = '', summary = '', , ...sections] = (await answer.text()).split('\n\n');
  expect(title).toMatch(/^# \S/);
  expect(summary).toMatch(/^> \S/);
  const lists = sections.filter((part) => !part.startsWith('## '));
  const lines = lists.join('\n').trim().split('\n');
  expect(lines.filter((line) => !/^- \[[^\]]+\]\(http\S+\): \S/.test(line))).toEqual([]);
  const links = lines.map((line) => /\((\S+)\)/.exec(line)?.[1]);
  const pages = await listed('/sitemap-pages.xml', 'urlset', 'url');
  expect(links.toSorted()).toEqual(
    [...pages.map(({ loc }) => loc), `${ORIGIN}/blog/feed.xml`, `${ORIGIN}/blog/feed.json`].sort(),
  );
});
