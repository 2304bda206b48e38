import { expect, test, vi } from 'vitest';
import type { Posts } from '../posts.ts';
import { fakePosts, samplePost } from '../testing.ts';
import { openedAsNeeded } from './opened-as-needed.ts';

const post = samplePost();

test('a store is opened once, when it is first asked', async () => {
  const open = vi.fn(async () => fakePosts());
  const posts = openedAsNeeded(open);
  expect(open).not.toHaveBeenCalled();
  const answers = [posts.bySlug(post.slug), posts.categories(), posts.related(post)];
  expect(await Promise.all(answers)).toEqual([post, ['Tax'], []]);
  expect(await posts.list({ page: 1 })).toEqual({ posts: [post], hasOlder: false });
  expect(await posts.neighbours(post)).toEqual({});
  expect(await posts.latest()).toEqual([post]);
  expect(await posts.picture('a')).toBeUndefined();
  await posts.open();
  expect(open).toHaveBeenCalledOnce();
});

test('one that could not be opened is tried again, by one of those who ask at once', async () => {
  const open = vi.fn(async () => fakePosts());
  open.mockRejectedValueOnce(new Error('no such file'));
  const posts = openedAsNeeded(open);
  const asked = () => posts.latest().catch(() => posts.latest());
  const failed = posts.open().catch(String);
  expect(await Promise.all([asked(), asked(), failed])).toEqual([
    [post],
    [post],
    'Error: no such file',
  ]);
  expect(open).toHaveBeenCalledTimes(2);
});

test('closing closes what was opened, also while it is being opened', async () => {
  const close = vi.fn();
  const opening = Promise.withResolvers<Posts>();
  const posts = openedAsNeeded(() => opening.promise);
  posts.close();
  const opened = posts.open();
  posts.close();
  opening.resolve(fakePosts({ close }));
  await opened;
  expect(close).toHaveBeenCalledOnce();
});

test('closing while opening fails leaves nothing behind', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const opening = Promise.withResolvers<Posts>();
  const posts = openedAsNeeded(() => opening.promise);
  const opened = posts.open();
  posts.close();
  opening.reject(new Error('no such file'));
  await expect(opened).rejects.toThrow('no such file');
  // Node tells of it once the promises have been dealt with.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
