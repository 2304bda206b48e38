import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { PAGE_SIZE } from '../../src/blog/posts.ts';
import { dayFromToday } from '../../src/blog/stores/testing/contract.ts';
import { sampleNewPost, saveIn } from '../../src/blog/testing.ts';
import { WRITTEN_POSTS } from '../content.ts';
import { type BuiltSite, newDataDir, serveBuiltSite } from '../serve-built-site.ts';
import { wholeAnswer } from '../whole-answer.ts';
import { siteSettings } from './posts-of.ts';
import { MIGRATIONS } from './start.ts';
import { describeOnDataApi } from './suite.ts';
import { BARE_TABLE, insertRows } from './table.ts';

/** Articles that fit the specification's table, and two that are hidden. */
const SHOWN = WRITTEN_POSTS.filter(
  ({ is_published, published_at }) => is_published && published_at <= texasToday(),
).map((post) => ({ ...post, denomination: null, modified_at: null }));
const POSTS = [
  ...SHOWN,
  sampleNewPost({ slug: 'draft', category: 'Drafts', is_published: false }),
  // Not today: midnight may pass meanwhile.
  sampleNewPost({ slug: 'to-come', category: 'To come', published_at: dayFromToday(2) }),
];
const [newest] = SHOWN.map(({ slug }) => slug);

const PATHS = [
  ...['/blog', '/blog?page=2', '/blog?category=None'],
  ...new Set(POSTS.map(({ category }) => `/blog?${new URLSearchParams({ category })}`)),
  ...[...POSTS.map(({ slug }) => slug), 'no-such-post'].map((slug) => `/blog/${slug}`),
  ...['/blog/feed.xml', '/blog/feed.json', '/blog/sitemap.xml'],
  ...[`/share/blog/${newest}.png`, '/share/blog/draft.png', `/art/post/${newest}.svg`],
  '/pictures/draft/a-01234567-640.webp',
];

async function answer(site: BuiltSite, path: string) {
  const response = await wholeAnswer(() => fetch(site.url + path));
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, body: response.ok ? body.toString('latin1') : '' };
}

describe.each([
  ['with the specification’s table alone', [BARE_TABLE]],
  ['with the migrations', MIGRATIONS],
])('a project %s', (_, made) => {
  describeOnDataApi(
    'answers as a file does',
    (api) => {
      let onFile: BuiltSite;
      let onSupabase: BuiltSite;
      beforeAll(async () => {
        const dataDir = newDataDir();
        await Promise.all([saveIn(dataDir, POSTS), insertRows(api(), POSTS)]);
        onFile = await serveBuiltSite({ dataDir });
        onSupabase = await serveBuiltSite({ env: siteSettings(api()) });
      });
      afterAll(() => Promise.all([onFile?.close(), onSupabase?.close()]));

      test.each(PATHS)('%s', async (path) => {
        expect(await answer(onSupabase, path)).toEqual(await answer(onFile, path));
        expect(onSupabase.logged()).toEqual([]);
      });

      test('with every post on the list', async () => {
        const { body } = await answer(onSupabase, '/blog');
        const listed = SHOWN.filter(({ slug }) => body.includes(`href="/blog/${slug}"`));
        expect(listed).toHaveLength(Math.min(SHOWN.length, PAGE_SIZE));
      });
    },
    made,
  );
});
