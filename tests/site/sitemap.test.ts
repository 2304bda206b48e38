import { load } from 'cheerio';
import { expect, inject, test } from 'vitest';
import { POSTS } from '../routes.ts';
import { everyPage } from './pages.ts';

const ORIGIN = 'http://localhost:4321';
const OF_POSTS = '/blog/sitemap.xml';

const get = (path: string) => fetch(new URL(path, inject('origin')));

/** The entries of a sitemap or sitemap index, with their dates. */
async function listed(path: string) {
  const answer = await get(path);
  expect(answer.headers.get('content-type'), path).toMatch(/^application\/xml/);
  const $ = load(await answer.text(), { xml: true });
  return $('loc')
    .toArray()
    .map((loc) => ({ loc: $(loc).text(), lastmod: $(loc).next('lastmod').text() || undefined }));
}

async function everyEntry() {
  const sitemaps = await listed('/sitemap.xml');
  expect(sitemaps.map(({ loc }) => loc)).toEqual([
    `${ORIGIN}/sitemap-pages.xml`,
    ORIGIN + OF_POSTS,
  ]);
  const lists = sitemaps.map(({ loc }) => listed(new URL(loc).pathname));
  return (await Promise.all(lists)).flat();
}

test('the sitemap lists every indexed page and post once, and no other', async () => {
  const found = (await everyPage()).flatMap(({ path, $ }) => {
    const canonical = $('link[rel=canonical]').attr('href');
    // A category or later page is another view of the list.
    return canonical === undefined || path.includes('?') ? [] : [canonical];
  });
  const told = (await everyEntry()).map(({ loc }) => loc);
  expect(told.toSorted()).toEqual(found.toSorted());
});

test('a post has the day of its last change, or its date, and never a future day', async () => {
  const dates = (await everyEntry()).flatMap(({ lastmod }) => lastmod ?? []);
  expect(dates.filter((date) => !(Date.parse(date) <= Date.now()))).toEqual([]);
  expect(await listed(OF_POSTS)).toEqual(
    POSTS.map((post) => ({
      loc: `${ORIGIN}/blog/${post.slug}`,
      lastmod: post.modified_at ?? post.published_at,
    })),
  );
});
