import { expect, test, vi } from 'vitest';
import { fakePosts, samplePost } from '../testing.ts';
import { cachedPosts } from './cache.ts';

const post = samplePost();
const other = samplePost({ id: '2', slug: 'payroll' });
const PICTURE = 'sales-tax/desk-01234567-640.webp';

function setUp() {
  const now = vi.fn(() => 0);
  const fake = fakePosts({
    related: async () => [other],
    neighbours: async () => ({ older: other }),
  });
  const store = {
    list: vi.fn(fake.list),
    categories: vi.fn(fake.categories),
    bySlug: vi.fn(fake.bySlug),
    related: vi.fn(fake.related),
    neighbours: vi.fn(fake.neighbours),
    latest: vi.fn(fake.latest),
    picture: vi.fn(async () => new Uint8Array(1)),
    close: vi.fn(fake.close),
  };
  const posts = cachedPosts(store, { freshFor: 1_000, staleFor: 500, retryAfter: 100, now });
  return { store, posts, now };
}

test('each question reaches the store once', async () => {
  const { posts, store } = setUp();
  for (const _ of [1, 2]) {
    expect(await posts.list({ page: 1 })).toEqual({ posts: [post], hasOlder: false });
    expect(await posts.categories()).toEqual(['Tax']);
    expect(await posts.bySlug(post.slug)).toEqual(post);
    expect(await posts.bySlug('missing')).toBeUndefined();
    expect(await posts.related(post)).toEqual([other]);
    expect(await posts.neighbours(post)).toEqual({ older: other });
    expect(await posts.latest()).toEqual([post]);
    expect(await posts.picture(PICTURE)).toEqual(new Uint8Array(1));
  }
  expect(store.bySlug.mock.calls).toEqual([[post.slug], ['missing']]);
  const others = ['list', 'categories', 'related', 'neighbours', 'latest', 'picture'] as const;
  for (const read of others) {
    expect(store[read], read).toHaveBeenCalledTimes(1);
  }
});

test('each page of each category is its own, as is what leads on from each post', async () => {
  const { posts, store } = setUp();
  const places = [{ page: 1 }, { page: 2 }, { page: 1, category: 'Tax' }];
  for (const place of [...places, ...places]) await posts.list(place);
  expect(store.list.mock.calls).toEqual(places.map((place) => [place]));
  for (const each of [post, other]) {
    await posts.related(each);
    await posts.neighbours(each);
  }
  expect(store.related).toHaveBeenCalledTimes(2);
  expect(store.neighbours).toHaveBeenCalledTimes(2);
});

test('a page far back is read each time', async () => {
  const { posts, store } = setUp();
  for (const _ of [1, 2]) await posts.list({ page: 21 });
  expect(store.list).toHaveBeenCalledTimes(2);
});

test('a picture that many ask for at once is read once, and stays while the store is away', async () => {
  const { now, posts, store } = setUp();
  await Promise.all(Array.from({ length: 100 }, () => posts.picture(PICTURE)));
  expect(store.picture).toHaveBeenCalledTimes(1);
  store.picture.mockRejectedValue(new Error('away'));
  now.mockReturnValue(60_000);
  expect(await posts.picture(PICTURE)).toEqual(new Uint8Array(1));
});

test('of pictures some megabytes are kept', async () => {
  const { posts, store } = setUp();
  store.picture.mockImplementation(async () => new Uint8Array(2_000_000));
  const names = Array.from({ length: 9 }, (_, number) => `sales-tax/${number}.webp`);
  for (const name of names) await posts.picture(name);
  await posts.picture(names[8] ?? '');
  expect(store.picture).toHaveBeenCalledTimes(9);
  await posts.picture(names[0] ?? '');
  expect(store.picture).toHaveBeenCalledTimes(10);
});

test('a hidden post is gone after the fresh and the stale time', async () => {
  const { now, posts, store } = setUp();
  await posts.bySlug(post.slug);
  store.bySlug.mockResolvedValue(undefined);
  now.mockReturnValue(1_499);
  expect(await posts.bySlug(post.slug)).toEqual(post);
  now.mockReturnValue(1_500);
  expect(await posts.bySlug(post.slug)).toBeUndefined();
});

test('what cannot be a slug is not asked for', async () => {
  const { posts, store } = setUp();
  for (const slug of ['', 'A', '../etc', 'a'.repeat(101), '%00']) {
    expect(await posts.bySlug(slug)).toBeUndefined();
  }
  expect(store.bySlug).not.toHaveBeenCalled();
});

test('closing closes the store', () => {
  const { posts, store } = setUp();
  posts.close();
  expect(store.close).toHaveBeenCalledOnce();
});
