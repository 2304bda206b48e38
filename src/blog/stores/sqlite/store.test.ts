import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { readSettings } from '../../../base/settings/settings.ts';
import { execIn } from '../../../base/sqlite/testing/exec-in.ts';
import type { NewPost } from '../../post.ts';
import { sampleNewPost, saveIn } from '../../testing.ts';
import { testPostStore } from '../testing/contract.ts';
import { sqlitePosts } from './kind.ts';
import { openSqlitePosts } from './store.ts';

function newFile() {
  return join(temporaryFolder(), 'data', 'blog.sqlite');
}

function open(path = newFile(), options: Parameters<typeof openSqlitePosts>[1] = {}) {
  const store = openSqlitePosts(path, options);
  onTestFinished(() => store.close());
  return store;
}

const postFile = (changes: Partial<NewPost> = {}) => ({
  post: sampleNewPost(changes),
  pictures: [],
});
const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

testPostStore(async () => {
  const path = newFile();
  return () => openSqlitePosts(path);
});

test('a post shows from the day of its date on', async () => {
  let today = '2026-12-31';
  const store = open(newFile(), { today: () => today });
  const picture = { name: 'new/a-01234567-640.webp', content: Uint8Array.of(1) };
  const post = sampleNewPost({ slug: 'new', published_at: '2027-01-01' });
  await store.sync([postFile(), { post, pictures: [picture] }]);
  expect(slugs((await store.list({ page: 1 })).posts)).toEqual(['sales-tax']);
  expect(await store.picture(picture.name)).toBeUndefined();
  today = '2027-01-01';
  expect(slugs((await store.list({ page: 1 })).posts)).toEqual(['new', 'sales-tax']);
  expect(await store.bySlug('new')).toMatchObject(post);
  expect(await store.picture(picture.name)).toEqual(picture.content);
});

test('the day of the last change alone makes another version', async () => {
  const path = newFile();
  const store = open(path);
  await store.sync([postFile()]);
  const before = store.version();
  execIn(path, "UPDATE blog_posts SET modified_at = '2026-11-04'");
  expect(store.version()).not.toBe(before);
  expect(await store.bySlug('sales-tax')).toMatchObject({ modified_at: '2026-11-04' });
});

test.each([
  ['a draft', 'is_published = 0'],
  ['a row that is no post', "published_at = 'soon'"],
])('a store with %s alone is not filled', async (_, change) => {
  const dataDir = temporaryFolder();
  await saveIn(dataDir, [sampleNewPost({ slug: 'other' })]);
  execIn(join(dataDir, 'blog.sqlite'), `UPDATE blog_posts SET ${change}`);
  const settings = readSettings({ DATA_DIR: dataDir });
  const posts = await sqlitePosts.read(
    settings,
    () => {},
    async () => [postFile()],
  );
  onTestFinished(() => posts.close());
  expect(await posts.bySlug('sales-tax')).toBeUndefined();
});
