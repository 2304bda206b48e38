import { expect, test, vi } from 'vitest';
import { loggedPosts } from './logged.ts';
import type { Posts } from './posts.ts';
import { PostRowError } from './read-post.ts';
import { samplePost } from './testing.ts';

const post = samplePost();

function setUp(error?: Error) {
  const logFault = vi.fn();
  const answer = async <Result>(result: Result) => {
    if (error) throw error;
    return result;
  };
  const close = vi.fn();
  const store: Posts = {
    list: () => answer([post]),
    bySlug: () => answer(post),
    related: () => answer([]),
    close,
  };
  return { posts: loggedPosts(store, logFault), logFault, close };
}

test('posts pass through, and closing closes the store', async () => {
  const { posts, logFault, close } = setUp();
  expect(await posts.list()).toEqual([post]);
  expect(await posts.bySlug('sales-tax')).toEqual(post);
  expect(await posts.related(post)).toEqual([]);
  posts.close();
  expect(close).toHaveBeenCalledOnce();
  expect(logFault).not.toHaveBeenCalled();
});

test('each failed read is logged without what was asked for, and rejects', async () => {
  const error = new Error('disk I/O error');
  const { posts, logFault } = setUp(error);
  await expect(posts.list()).rejects.toBe(error);
  await expect(posts.bySlug('secret')).rejects.toBe(error);
  await expect(posts.related(post)).rejects.toBe(error);
  expect(logFault.mock.calls).toEqual([
    ['the list of posts could not be read', error],
    ['a post could not be read', error],
    ['related posts could not be read', error],
  ]);
});

test('a row that is no post is not logged again', async () => {
  const error = new PostRowError('post "a": title: expected text');
  const { posts, logFault } = setUp(error);
  await expect(posts.bySlug('a')).rejects.toBe(error);
  expect(logFault).not.toHaveBeenCalled();
});
