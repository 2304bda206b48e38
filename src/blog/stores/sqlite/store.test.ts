import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { readSettings } from '../../../base/settings/settings.ts';
import { execIn } from '../../../base/sqlite/testing/exec-in.ts';
import { createPosts } from '../../posts.ts';
import { sampleNewPost, saveIn } from '../../testing/posts.ts';
import { testPostStore } from '../testing/post-store-tests.ts';
import { sqlitePosts } from './driver.ts';
import { openSqlitePosts } from './store.ts';

const newFile = () => join(temporaryFolder(), 'data', 'blog.sqlite');

function open(path: string, today?: () => string) {
  const store = openSqlitePosts(path);
  return { ...store, ...createPosts(() => store, today && { today }) };
}

testPostStore(async () => {
  const path = newFile();
  return () => open(path);
});

test('a post is visible from its date on', async () => {
  let today = '2026-12-31';
  const store = open(newFile(), () => today);
  onTestFinished(store.close);
  const picture = { name: 'new/a-01234567-640.webp', content: Uint8Array.of(1) };
  const post = sampleNewPost({ slug: 'new', published_at: '2027-01-01' });
  await store.sync([{ post, pictures: [picture] }]);
  expect((await store.list({ page: 1 })).posts).toEqual([]);
  expect(await store.picture(picture.name)).toBeUndefined();
  const before = store.version();
  today = '2027-01-01';
  expect((await store.list({ page: 1 })).posts).toMatchObject([{ slug: 'new' }]);
  expect(await store.bySlug('new')).toMatchObject(post);
  expect(await store.picture(picture.name)).toEqual(picture.content);
  expect(store.version()).not.toBe(before);
});

test('a change by another program changes the version', async () => {
  const path = newFile();
  const store = open(path);
  onTestFinished(store.close);
  await store.sync([{ post: sampleNewPost(), pictures: [] }]);
  expect((await store.list({ page: 1 })).posts).toMatchObject([{ modified_at: null }]);
  const before = store.version();
  execIn(path, "UPDATE blog_posts SET modified_at = '2026-11-04'");
  expect(store.version()).not.toBe(before);
  expect((await store.list({ page: 1 })).posts).toMatchObject([{ modified_at: '2026-11-04' }]);
});

test('a store whose only row is invalid is not seeded', async () => {
  const dataDir = temporaryFolder();
  await saveIn(dataDir, [sampleNewPost({ slug: 'other' })]);
  execIn(join(dataDir, 'blog.sqlite'), "UPDATE blog_posts SET published_at = 'soon'");
  const seed = async () => [{ post: sampleNewPost(), pictures: [] }];
  const store = await sqlitePosts.open(readSettings({ DATA_DIR: dataDir }), () => {}, seed);
  onTestFinished(store.close);
  expect(await store.posts(['sales-tax'])).toEqual([]);
});
