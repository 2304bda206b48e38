import { expect, onTestFinished, test, vi } from 'vitest';
import { faultyDataApi } from '../tests/faulty-data-api.ts';
import { cachedPosts } from './cache.ts';
import { supabasePosts } from './stores/supabase/kind.ts';
import { dataApi } from './stores/supabase/data-api.ts';
import { postsThrough } from './stores/supabase/posts.ts';
import { samplePost } from './testing.ts';

const HOUR = 60 * 60_000;
const post = samplePost();
const first = { page: 1 };

/** The posts as the site reads them from a Data API, by a clock of the test's. */
async function setUp() {
  const api = await faultyDataApi([post]);
  onTestFinished(api.close);
  const now = vi.fn(() => 0);
  const store = postsThrough(dataApi({ url: api.url, key: 'key' }), { logFault: vi.fn() });
  const posts = cachedPosts(store, { ...supabasePosts.ages, now });
  return { api, posts, at: (moment: number) => now.mockReturnValue(moment) };
}

test.each(['listens no more', 'breaks off in the middle', 'answers with a page', 'answers after 30 s'] as const)(
  'a store that %s: what was read once stays for a day',
  async (doing) => {
    const { api, posts, at } = await setUp();
    const shown = { posts: [expect.objectContaining({ slug: post.slug })], hasOlder: false };
    expect(await posts.list(first)).toEqual(shown);
    expect(await posts.bySlug(post.slug)).toEqual(post);
    await api.become(doing);
    for (const moment of [50_000, 61_000, HOUR, 24 * HOUR - 1]) {
      at(moment);
      expect(await posts.list(first)).toEqual(shown);
      expect(await posts.bySlug(post.slug)).toEqual(post);
    }
    await api.become('answers well');
    at(24 * HOUR + 60_000);
    expect(await posts.bySlug(post.slug)).toEqual(post);
  },
);

test('what changes in the store is on the site within a minute', async () => {
  const rows = [{ ...post }];
  const api = await faultyDataApi(rows);
  onTestFinished(api.close);
  expect(api.asked()).toBe(0);
});
