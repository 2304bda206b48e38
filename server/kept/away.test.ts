import { expect, onTestFinished, test, vi } from 'vitest';
import { dataApi } from '../../blog/stores/supabase/data-api.ts';
import { supabasePosts } from '../../blog/stores/supabase/kind.ts';
import { postsThrough } from '../../blog/stores/supabase/posts.ts';
import { samplePost } from '../../blog/testing.ts';
import { type Doing, faultyDataApi } from '../../tests/faulty-data-api.ts';
import { LIMITS } from '../limits.ts';
import { LoggedError } from '../logger.ts';
import type { Pages } from '../pages.ts';
import { Renderings } from '../renderings.ts';
import { identityOf } from '../site-file.ts';
import { KeptPages } from './kept-pages.ts';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

/** Says which posts are on the list, and which is at its address. */
const render: Pages['render'] = async (_, { posts }) => {
  const [list, post] = [await posts?.list({ page: 1 }), await posts?.bySlug('sales-tax')];
  const titles = [...(list?.posts ?? []), ...(post ? [post] : [])].map(({ title }) => title);
  return new Response(titles.join('; '), { headers: { 'content-type': 'text/html' } });
};

/** A page of the posts of a Data API with these rows, by a clock of the test's. */
async function setUp(...rows: Record<string, unknown>[]) {
  const api = await faultyDataApi(rows);
  onTestFinished(api.close);
  const now = vi.fn(() => 0);
  const onFault = vi.fn();
  const kept = new KeptPages(
    {
      renderings: new Renderings({ render }, LIMITS),
      posts: postsThrough(dataApi({ url: api.url, key: 'key' }), { logFault: vi.fn() }),
      ages: { ...supabasePosts.ages, now },
      onFault,
    },
    100_000,
  );
  const asked = { address: '/blog', policy: '', isThere: async () => true, isWanted: () => true };
  const titles = async () => {
    const page = await kept.get(asked);
    return page && identityOf(page.file).body.toString().split('; ');
  };
  return { api, titles, onFault, at: (moment: number) => now.mockReturnValue(moment) };
}

test.each<Doing>([
  'listens no more',
  'breaks off in the middle',
  'answers with a page',
  'stops in the middle',
])('of a store that %s the site shows for a day what it has read', async (doing) => {
  const { api, titles, onFault, at } = await setUp(samplePost());
  expect(await titles()).toEqual(['Sales tax', 'Sales tax']);
  await api.become(doing);
  for (const moment of [50 * SECOND, 61 * SECOND, DAY / 2, DAY - 1]) {
    at(moment);
    expect(await titles()).toEqual(['Sales tax', 'Sales tax']);
  }
  at(DAY);
  await expect(titles()).rejects.toThrow(LoggedError);
  for (const [error] of onFault.mock.calls) expect(String(error)).toContain('the Data API');
});

test('what changes in the store is on the site within a minute, without a read for each visit', async () => {
  const row = { ...samplePost() };
  const { api, titles, at } = await setUp(row);
  await titles();
  row.title = 'Sales tax, again';
  for (const second of [10, 20, 30, 44]) {
    at(second * SECOND);
    expect(await titles()).toEqual(['Sales tax', 'Sales tax']);
  }
  expect(api.asked()).toBe(2);
  at(60 * SECOND);
  expect(await titles()).toEqual(['Sales tax, again', 'Sales tax, again']);
  expect(api.asked()).toBe(4);
});
