import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ArticleError } from './article.ts';
import { importArticles, seedIfEmpty } from './import.ts';
import { openSqlitePosts } from './sqlite.ts';
import { articleFile, sampleArticle, temporaryFolder } from './testing.ts';

function newStore() {
  const store = openSqlitePosts(join(temporaryFolder(), 'blog.sqlite'));
  onTestFinished(() => store.close());
  return store;
}

test('every Markdown file becomes a post, and nothing else does', async () => {
  const store = newStore();
  const folder = temporaryFolder({
    'b.md': articleFile(),
    'a.md': articleFile({ is_published: 'false' }),
    'notes.txt': 'notes',
  });
  const report = await importArticles(folder, store);
  expect(report).toEqual({ added: ['a', 'b'], updated: [], unchanged: [] });
  expect(await store.list()).toMatchObject([{ slug: 'b', content: '<p>Text</p>' }]);
});

test('a second import changes what changed; a post without a file stays', async () => {
  const store = newStore();
  const folder = temporaryFolder({
    'a.md': articleFile(),
    'b.md': articleFile(),
    'c.md': articleFile(),
  });
  await importArticles(folder, store);
  writeFileSync(join(folder, 'b.md'), articleFile({ is_published: 'false' }));
  rmSync(join(folder, 'c.md'));
  expect(await importArticles(folder, store)).toEqual({
    added: [],
    updated: ['b'],
    unchanged: ['a'],
  });
  expect((await store.list()).map(({ slug }) => slug)).toEqual(['a', 'c']);
});

test('one bad file and nothing is written; every problem is told', async () => {
  const store = newStore();
  const folder = temporaryFolder({
    'a.md': articleFile(),
    'b.md': articleFile({ title: '' }),
    'c.md': 'Text',
  });
  await expect(importArticles(folder, store)).rejects.toThrow(
    /b\.md: title.*\n.*c\.md: front matter/,
  );
  await expect(importArticles(folder, store)).rejects.toBeInstanceOf(ArticleError);
  expect(store.isEmpty()).toBe(true);
});

test('a missing folder is named', async () => {
  await expect(importArticles('/no/such/folder', newStore())).rejects.toThrow('/no/such/folder');
});

test('an empty store is seeded once', async () => {
  const store = newStore();
  const folder = temporaryFolder({ 'a.md': articleFile(), 'b.md': articleFile() });
  expect(await seedIfEmpty(folder, store)).toBe(2);
  writeFileSync(join(folder, 'c.md'), articleFile());
  expect(await seedIfEmpty(folder, store)).toBe(0);
  expect(await store.list()).toHaveLength(2);
});

test('a store with only a draft is not empty', async () => {
  const store = newStore();
  store.save(sampleArticle({ is_published: false }));
  expect(await seedIfEmpty(temporaryFolder({ 'a.md': articleFile() }), store)).toBe(0);
});

test('seeding at the same time adds each post once', async () => {
  const store = newStore();
  const folder = temporaryFolder({ 'a.md': articleFile() });
  const added = await Promise.all([seedIfEmpty(folder, store), seedIfEmpty(folder, store)]);
  expect(added.toSorted()).toEqual([0, 1]);
});
