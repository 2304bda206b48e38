import { expect, onTestFinished, test, vi } from 'vitest';
import { type Doing, faultyDataApi } from '../tests/faulty-data-api.ts';
import { cachedPosts } from './cache.ts';
import { dataApi } from './stores/supabase/data-api.ts';
import { supabasePosts } from './stores/supabase/kind.ts';
import { postsThrough } from './stores/supabase/posts.ts';
import { samplePost } from './testing.ts';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

/** The posts as the site reads them from a Data API with these rows, by a clock of the test's. */
async function setUp(...rows: Record<string, unknown>[]) {
  const api = await faultyDataApi(rows);
  onTestFinished(api.close);
  const now = vi.fn(() => 0);
  const store = postsThrough(dataApi({ url: api.url, key: 'key' }), { logFault: vi.fn() });
  const posts = cachedPosts(store, { ...supabasePosts.ages, now });
  const titles = async () => {
    const [{ posts: listed }, post] = [
      await posts.list({ page: 1 }),
      await posts.bySlug('sales-tax'),
    ];
    return [...listed.map(({ title }) => title), post?.title];
  };
  return { api, titles, at: (moment: number) => now.mockReturnValue(moment) };
}

test.each<Doing>([
  'listens no more',
  'breaks off in the middle',
  'answers with a page',
  'stops in the middle',
])('of a store that %s the site shows for a day what it has read', async (doing) => {
  const { api, titles, at } = await setUp(samplePost());
  expect(await titles()).toEqual(['Sales tax', 'Sales tax']);
  await api.become(doing);
  for (const moment of [50 * SECOND, 61 * SECOND, DAY / 2, DAY - 1]) {
    at(moment);
    expect(await titles()).toEqual(['Sales tax', 'Sales tax']);
  }
  at(DAY);
  await expect(titles()).rejects.toThrow('the Data API');
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
