import { expect, onTestFinished, test, vi } from 'vitest';
import type { Posts } from '../../blog/posts.ts';
import { fakePosts, samplePost } from '../../blog/testing.ts';
import {
  asksForPart,
  everyPost,
  listAt,
  listOrNothing,
  lookUpPost,
  onwardFrom,
  PAGE_TAKES_MS,
} from './posts.ts';

const post = samplePost();
const fail = () => Promise.reject(new Error('disk I/O error'));
const never = () => new Promise<never>(() => {});

test.each<[query: string, place: Parameters<Posts['list']>[0]]>([
  ['?category=Payroll&page=3&utm=x', { category: 'Payroll', page: 3 }],
  ['?category=Gossip', { page: 1 }],
])('/blog%s asks for %j', async (query, place) => {
  const list = vi.fn<Posts['list']>(async () => ({ posts: [post], hasOlder: true }));
  const categories = ['Payroll', 'Tax'];
  const posts = fakePosts({ list, categories: async () => categories });
  expect(await listAt(posts, new URLSearchParams(query))).toEqual({
    list: { posts: [post], hasOlder: true },
    categories,
    chosen: place.category,
    page: place.page,
  });
  expect(list).toHaveBeenLastCalledWith(place);
});

test.each([
  ['cannot be read', fail],
  ['are late', never],
])('a list whose categories %s is shown, with its own', async (_, categories) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const reading = listAt(fakePosts({ categories }), new URLSearchParams());
  await vi.advanceTimersByTimeAsync(PAGE_TAKES_MS);
  expect(await reading).toMatchObject({ list: { posts: [post] }, categories: [post.category] });
});

test('every post is read, a page of the list at a time, and none comes twice', async () => {
  const [a, b, c] = ['a', 'b', 'c'].map((slug) => samplePost({ slug }));
  const pages = [[a, b], [b, c], []].map((list) => list.flatMap((each) => each ?? []));
  const list: Posts['list'] = async ({ page }) => ({
    posts: pages[page - 1] ?? [],
    hasOlder: page < pages.length,
  });
  const found = await everyPost(fakePosts({ list }));
  expect(found.map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
});

test('a category and a number ask for a part of the list, other words do not', () => {
  const asks = (query: string) => asksForPart(new URLSearchParams(query));
  expect(['category=Tax', 'page=2'].map(asks)).toEqual([true, true]);
  expect(['', 'utm=x'].map(asks)).toEqual([false, false]);
});

test.each([
  ['cannot be read', fail],
  ['takes too long', never],
])('a list that %s shows none', async (_, read) => {
  const shown = listAt(fakePosts({ list: read }), new URLSearchParams());
  expect((await listOrNothing(shown, 1)).list).toEqual({ posts: [], hasOlder: false });
});

test('a post is found, missing or unreadable', async () => {
  expect(await lookUpPost(fakePosts(), post.slug)).toEqual({ kind: 'found', post });
  expect(await lookUpPost(fakePosts(), 'another')).toEqual({ kind: 'missing' });
  expect(await lookUpPost(fakePosts({ bySlug: fail }), post.slug)).toEqual({ kind: 'unreadable' });
});

test('links onward from a post are left out if they cannot be read in time', async () => {
  const older = { slug: 'older', title: 'Older' };
  const whole = { related: async () => [post], neighbours: async () => ({ older }) };
  expect(await onwardFrom(fakePosts(whole), post, 1_000)).toEqual({ related: [post], older });
  expect(await onwardFrom(fakePosts({ ...whole, related: fail }), post, 1_000)).toEqual({
    related: [],
    older,
  });
  expect(await onwardFrom(fakePosts({ ...whole, neighbours: never }), post, 1)).toEqual({
    related: [post],
  });
});
