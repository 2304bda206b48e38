import { expect, test, vi } from 'vitest';
import { cachedPosts } from './cache.ts';
import type { Posts } from './posts.ts';
import { samplePost } from './testing.ts';

function setUp() {
  const now = vi.fn(() => 0);
  const post = samplePost();
  const other = samplePost({ id: '2', slug: 'payroll' });
  const store = {
    list: vi.fn<Posts['list']>(async () => [post, other]),
    bySlug: vi.fn<Posts['bySlug']>(async (slug) => (slug === post.slug ? post : undefined)),
    related: vi.fn<Posts['related']>(async () => [other]),
    close: vi.fn<Posts['close']>(),
  };
  const posts = cachedPosts(store, { freshFor: 1000, now });
  return { post, other, store, posts, now };
}

test('each question reaches the store once', async () => {
  const { other, post, posts, store } = setUp();
  for (const _ of [1, 2]) {
    expect(await posts.list()).toEqual([post, other]);
    expect(await posts.bySlug(post.slug)).toEqual(post);
    expect(await posts.bySlug('missing')).toBeUndefined();
    expect(await posts.related(post)).toEqual([other]);
  }
  expect(store.list).toHaveBeenCalledTimes(1);
  expect(store.bySlug.mock.calls).toEqual([[post.slug], ['missing']]);
  expect(store.related).toHaveBeenCalledTimes(1);
});

test('each post has its own related posts', async () => {
  const { other, post, posts, store } = setUp();
  await posts.related(post);
  await posts.related(other);
  expect(store.related).toHaveBeenCalledTimes(2);
});

test('a hidden post is gone after the fresh and the stale time', async () => {
  const { now, post, posts, store } = setUp();
  await posts.bySlug(post.slug);
  store.bySlug.mockResolvedValue(undefined);
  now.mockReturnValue(1000 + 5 * 60_000);
  expect(await posts.bySlug(post.slug)).toBeUndefined();
});

test('what cannot be a slug is not asked for', async () => {
  const { posts, store } = setUp();
  for (const slug of ['', 'A', '../etc', 'a'.repeat(101), '%00']) {
    expect(await posts.bySlug(slug)).toBeUndefined();
  }
  expect(store.bySlug).not.toHaveBeenCalled();
});

test('a caller that changes its list changes nobody else’s', async () => {
  const { other, post, posts } = setUp();
  (await posts.list()).reverse();
  (await posts.related(post)).pop();
  expect(await posts.list()).toEqual([post, other]);
  expect(await posts.related(post)).toEqual([other]);
});

test('closing closes the store', () => {
  const { posts, store } = setUp();
  posts.close();
  expect(store.close).toHaveBeenCalledOnce();
});
