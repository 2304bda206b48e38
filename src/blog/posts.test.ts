import { expect, test, vi } from 'vitest';
import { PAGE_SIZE, postsOf } from './posts.ts';
import { samplePost } from './testing/posts.ts';

/** The posts of a store with one that shows, and how often each read of the store was made. */
function setUp(changes: Parameters<typeof samplePost>[0] = {}) {
  const post = samplePost(changes);
  const cards = vi.fn(async () => Array.from({ length: PAGE_SIZE + 1 }, () => post));
  const some = vi.fn(async () => [post]);
  const picture = async (name: string) =>
    name === 'sales-tax/a-01234567-640.webp' ? Uint8Array.of(1) : undefined;
  const store = { cards, posts: some, picture, version: () => undefined, close: () => {} };
  return { cards, some, posts: postsOf(() => store, { today: () => '2026-11-20' }) };
}

test('a made-up picture reads no post, another that of its post alone', async () => {
  const { cards, some, posts } = setUp();
  expect(await posts.picture('sales-tax/a-89abcdef-640.webp')).toBeUndefined();
  expect(some).not.toHaveBeenCalled();
  expect(await posts.picture('sales-tax/a-01234567-640.webp')).toHaveLength(1);
  expect(some).toHaveBeenCalledExactlyOnceWith(['sales-tax']);
  expect(cards).not.toHaveBeenCalled();
});

test('every post is one read', async () => {
  const { cards, posts } = setUp();
  expect(await posts.all()).toHaveLength(PAGE_SIZE + 1);
  expect(cards).toHaveBeenCalledOnce();
});

test.each([
  ['later', '2026-11-04', '2026-11-04'],
  // It was a draft then.
  ['before its date', '2026-11-02', null],
  ['on a day to come', '2026-11-21', null],
])('a post that was changed %s', async (_, modified_at, day) => {
  const { posts } = setUp({ modified_at });
  expect(await posts.bySlug('sales-tax')).toMatchObject({ modified_at: day });
});
