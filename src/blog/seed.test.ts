import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { seedIfEmpty } from './seed.ts';
import { openSqlitePosts } from './stores/sqlite/store.ts';
import { sampleNewPost } from './testing.ts';

const post = sampleNewPost({ title: 'Café “1040”' });

test('a store with a draft alone stays as it is', async () => {
  const store = openSqlitePosts(join(temporaryFolder(), 'blog.sqlite'));
  onTestFinished(() => store.close());
  const draft = sampleNewPost({ slug: 'draft', is_published: false });
  await store.sync([{ post: draft, pictures: [] }]);
  await seedIfEmpty(store, async () => [{ post, pictures: [] }]);
  expect(await store.bySlug('sales-tax')).toBeUndefined();
});
