import { expect, test, vi } from 'vitest';
import type { Posts } from '../posts.ts';
import { fakePosts, samplePost } from '../testing.ts';
import { loggedPosts } from './logged.ts';

const post = samplePost();

/** Every question that posts are asked. */
const READS: ((posts: Posts) => Promise<unknown>)[] = [
  (posts) => posts.list({ page: 1 }),
  (posts) => posts.categories(),
  (posts) => posts.bySlug(post.slug),
  (posts) => posts.related(post),
  (posts) => posts.neighbours(post),
  (posts) => posts.latest(),
  (posts) => posts.picture('a/b-01234567-640.webp'),
];

test('posts pass through, and closing closes the store', async () => {
  const [log, close] = [vi.fn(), vi.fn()];
  const store = fakePosts({ close });
  const posts = loggedPosts(store, log);
  for (const read of READS) expect(await read(posts)).toEqual(await read(store));
  posts.close();
  expect(close).toHaveBeenCalledOnce();
  expect(log).not.toHaveBeenCalled();
});

test('each read that fails is logged, and rejects', async () => {
  const error = new Error('disk I/O error');
  const fail = () => Promise.reject(error);
  const log = vi.fn();
  const store = fakePosts({
    list: fail,
    categories: fail,
    bySlug: fail,
    related: fail,
    neighbours: fail,
    latest: fail,
    picture: fail,
  });
  const posts = loggedPosts(store, log);
  for (const read of READS) await expect(read(posts)).rejects.toBe(error);
  expect(log.mock.calls).toEqual(READS.map(() => [error]));
});
