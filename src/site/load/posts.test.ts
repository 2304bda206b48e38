import { expect, test, vi } from 'vitest';
import type { Posts } from '../../blog/posts.ts';
import { fakePosts, NO_LIST, samplePost } from '../../blog/testing/posts.ts';
import { isFilteredOrPaged, listAt, listOrNothing, lookUpPost } from './posts.ts';

const post = samplePost();
const fail = () => Promise.reject(new Error('disk I/O error'));
const never = () => new Promise<never>(() => {});

test('the list at an address has its category and page', async () => {
  const list = vi.fn<Posts['list']>(async () => NO_LIST);
  const asked = new URLSearchParams('?category=Payroll&page=3&utm=x');
  expect(await listAt(fakePosts({ list }), asked)).toEqual({ ...NO_LIST, page: 3 });
  expect(list).toHaveBeenCalledExactlyOnceWith({ category: 'Payroll', page: 3 });
});

test('only a category and a page number ask for a part of the list', () => {
  const asks = (query: string) => isFilteredOrPaged(new URLSearchParams(query));
  expect(['category=Tax', 'page=2'].map(asks)).toEqual([true, true]);
  expect(['', 'utm=x'].map(asks)).toEqual([false, false]);
});

test.each([
  ['cannot be read', fail],
  ['takes too long', never],
])('a list that %s is empty', async (_, read) => {
  const shown = listAt(fakePosts({ list: read }), new URLSearchParams());
  expect(await listOrNothing(shown, 1)).toEqual({ ...NO_LIST, page: 1 });
});

test('a look-up reports a post as found, missing or unreadable', async () => {
  expect(await lookUpPost(fakePosts(), post.slug)).toEqual({ kind: 'found', post });
  expect(await lookUpPost(fakePosts(), 'another')).toEqual({ kind: 'missing' });
  expect(await lookUpPost(fakePosts({ bySlug: fail }), post.slug)).toEqual({ kind: 'unreadable' });
});
