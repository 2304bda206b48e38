import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_SIZE } from '../../src/blog/posts.ts';
import { sampleNewPost, saveIn } from '../../src/blog/testing/posts.ts';
import { BLOG } from '../content.ts';
import { type BuiltSite, newDataDir, serveBuiltSite } from '../serve-built-site.ts';
import { linksIn, open, textsIn } from './opened.ts';

/** One post more than two pages hold, all but three in one category. */
const TITLES = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, index) => `Post ${index + 1}`);
const CATEGORY = 'Estates & Trusts';
const LAST = TITLES.length;

let site: BuiltSite;

beforeAll(async () => {
  const dataDir = newDataDir();
  const articles = TITLES.map((title, index) =>
    sampleNewPost({
      slug: `post-${String(index + 1).padStart(2, '0')}`,
      title,
      category: index < 3 ? 'Others' : CATEGORY,
    }),
  );
  await saveIn(dataDir, articles);
  site = await serveBuiltSite({ dataDir });
});

afterAll(() => site.close());

async function listAt(path: string) {
  const $ = await open(site.url + path);
  const links = linksIn($, `main nav[aria-label="${BLOG.pages.label}"] a`);
  return {
    titles: textsIn($, 'main li h3'),
    links: Object.fromEntries(links.map(({ label, href }) => [label, href])),
    canonical: $('link[rel=canonical]').attr('href')?.replace('http://localhost:4321', ''),
  };
}

const { newer, older, newest } = BLOG.pages;
const query = new URLSearchParams({ category: CATEGORY });
const rest = (count: number) => expect.objectContaining({ length: count });

test.each([
  ['/blog', PAGE_SIZE, { [older]: '/blog?page=2#articles' }],
  ['/blog?page=2', PAGE_SIZE, { [newer]: '/blog#articles', [older]: '/blog?page=3#articles' }],
  ['/blog?page=3', 1, { [newer]: '/blog?page=2#articles' }],
  [`/blog?${query}`, PAGE_SIZE, { [older]: `/blog?${query}&page=2#articles` }],
  [`/blog?${query}&page=2`, LAST - 3 - PAGE_SIZE, { [newer]: `/blog?${query}#articles` }],
  ['/blog?category=Others', 3, {}],
])('%s has %i posts and links to other pages', async (path, count, links) => {
  expect(await listAt(path)).toEqual({ titles: rest(count), links, canonical: path });
});

test('each post is on one page, newest first', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => listAt(`/blog?page=${page}`)));
  expect(pages.flatMap(({ titles }) => titles).toSorted()).toEqual(TITLES.toSorted());
});

test.each([
  ['/blog?page=4', '/blog#articles'],
  [`/blog?${query}&page=9`, `/blog?${query}#articles`],
])('%s is past the last page and links back', async (path, back) => {
  expect((await fetch(site.url + path)).status).toBe(404);
  const $ = await open(site.url + path);
  expect($('main').text()).toContain('No blog posts found.');
  expect(linksIn($, 'main .link')).toEqual([{ label: newest, href: back }]);
});
