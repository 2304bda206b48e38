import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ArticleError } from './article-error.ts';
import { ArticleFolderError, importArticles, seedIfEmpty } from './import.ts';
import { openSqlitePosts } from './stores/sqlite.ts';
import { articleFile, sampleArticle, temporaryFolder } from './testing.ts';

/** Articles and served files in one folder, as no two of their names are alike. */
const from = (folder: string) => ({ articles: folder, served: folder });

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
  const report = await importArticles(from(folder), store);
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
  await importArticles(from(folder), store);
  writeFileSync(join(folder, 'b.md'), articleFile({ is_published: 'false' }));
  rmSync(join(folder, 'c.md'));
  expect(await importArticles(from(folder), store)).toEqual({
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
  await expect(importArticles(from(folder), store)).rejects.toThrow(
    /b\.md: title.*\n.*c\.md: front matter/,
  );
  await expect(importArticles(from(folder), store)).rejects.toBeInstanceOf(ArticleError);
  expect(await store.isEmpty()).toBe(true);
});

test('a picture has to be there, in front matter and text', async () => {
  const store = newStore();
  const article = articleFile({ image_url: '/desk.jpg' }, '![A door](/door.jpg)');
  const folder = temporaryFolder({ 'a.md': article });
  await expect(importArticles(from(folder), store)).rejects.toThrow(
    `a.md: image_url: expected the file ${join(folder, 'desk.jpg')} for the picture /desk.jpg\n` +
      `a.md: body: expected the file ${join(folder, 'door.jpg')} for the picture /door.jpg`,
  );
  for (const name of ['desk.jpg', 'door.jpg']) writeFileSync(join(folder, name), '');
  expect((await importArticles(from(folder), store)).added).toEqual(['a']);
});

test('a post that was hidden by hand stays hidden until its file changes its mind', async () => {
  const store = newStore();
  const folder = temporaryFolder({ 'a.md': articleFile() });
  await importArticles(from(folder), store);
  await store.setPublished('a', false);
  await importArticles(from(folder), store);
  expect(await store.list()).toEqual([]);
  writeFileSync(join(folder, 'a.md'), articleFile({ is_published: 'false' }));
  await importArticles(from(folder), store);
  writeFileSync(join(folder, 'a.md'), articleFile());
  await importArticles(from(folder), store);
  expect(await store.list()).toHaveLength(1);
});

test('a missing folder is named', async () => {
  const missing = importArticles(from('/no/such/folder'), newStore());
  await expect(missing).rejects.toThrow(ArticleFolderError);
  await expect(missing).rejects.toThrow(/^\/no\/such\/folder cannot be read \(ENOENT/);
});

test('an empty store is seeded once', async () => {
  const store = newStore();
  const folder = temporaryFolder({ 'a.md': articleFile(), 'b.md': articleFile() });
  expect(await seedIfEmpty(from(folder), store)).toBe(2);
  writeFileSync(join(folder, 'c.md'), articleFile());
  expect(await seedIfEmpty(from(folder), store)).toBe(0);
  expect(await store.list()).toHaveLength(2);
});

test('a store with only a draft is not empty', async () => {
  const store = newStore();
  await store.save([sampleArticle({ is_published: false })]);
  expect(await seedIfEmpty(from(temporaryFolder({ 'a.md': articleFile() })), store)).toBe(0);
});

test('seeding at the same time adds each post once', async () => {
  const store = newStore();
  const folder = temporaryFolder({ 'a.md': articleFile() });
  const added = await Promise.all([
    seedIfEmpty(from(folder), store),
    seedIfEmpty(from(folder), store),
  ]);
  expect(added.toSorted()).toEqual([0, 1]);
});
