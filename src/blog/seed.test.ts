import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { readSeed, seedIfEmpty, writeSeed } from './seed.ts';
import { openSqlitePosts } from './stores/sqlite/store.ts';
import { sampleNewPost } from './testing.ts';

const post = sampleNewPost({ title: 'Café “1040”' });
const pictures = [{ name: 'sales-tax/desk-20.webp', content: Buffer.from([0, 1, 254, 255]) }];

test('an empty store has the posts and pictures of the build, also for several at once', async () => {
  const dist = temporaryFolder();
  await writeSeed(dist, [{ post, pictures }]);
  const store = openSqlitePosts(join(dist, 'blog.sqlite'));
  onTestFinished(() => store.close());
  const seed = () => seedIfEmpty(store, () => readSeed(dist));
  await Promise.all([seed(), seed()]);
  expect(await store.bySlug('sales-tax')).toMatchObject(post);
  const picture = await store.picture('sales-tax/desk-20.webp');
  expect(Buffer.from(picture ?? [])).toEqual(pictures[0]?.content);
});

test('a store with a draft alone stays as it is', async () => {
  const store = openSqlitePosts(join(temporaryFolder(), 'blog.sqlite'));
  onTestFinished(() => store.close());
  const draft = sampleNewPost({ slug: 'draft', is_published: false });
  await store.sync([{ post: draft, pictures: [] }]);
  await seedIfEmpty(store, async () => [{ post, pictures }]);
  expect(await store.bySlug('sales-tax')).toBeUndefined();
});
