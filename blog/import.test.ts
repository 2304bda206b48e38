import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { ArticleError } from './article-error.ts';
import { ArticleFolderError, importArticles, seedIfEmpty } from './import.ts';
import { openSqlitePosts } from './stores/sqlite/store.ts';
import { articleFile, sampleArticle } from './testing.ts';

/** A new store, and articles and served files in one folder, as no two of their names are alike. */
function setUp(files: Readonly<Record<string, string>> = {}) {
  const store = openSqlitePosts(join(temporaryFolder(), 'blog.sqlite'));
  onTestFinished(() => store.close());
  const folder = temporaryFolder(files);
  const folders = { articles: folder, served: folder };
  return {
    store,
    folder,
    write: (name: string, text: string) => writeFileSync(join(folder, name), text),
    importAll: () => importArticles(folders, store),
    seed: () => seedIfEmpty(folders, store),
  };
}

test('every Markdown file becomes a post, and nothing else does', async () => {
  const { store, importAll } = setUp({
    'b.md': articleFile(),
    'a.md': articleFile({ is_published: 'false' }),
    'notes.txt': 'notes',
  });
  expect(await importAll()).toEqual({ added: ['a', 'b'], updated: [], unchanged: [] });
  expect(await store.list()).toMatchObject([{ slug: 'b', content: '<p>Text</p>' }]);
});

test('a second import changes what changed; a post without a file stays', async () => {
  const text = articleFile();
  const { store, folder, write, importAll } = setUp({ 'a.md': text, 'b.md': text, 'c.md': text });
  await importAll();
  write('b.md', articleFile({ is_published: 'false' }));
  rmSync(join(folder, 'c.md'));
  expect(await importAll()).toEqual({ added: [], updated: ['b'], unchanged: ['a'] });
  expect((await store.list()).map(({ slug }) => slug)).toEqual(['a', 'c']);
});

test('one bad file and nothing is written; every problem is told', async () => {
  const { store, importAll } = setUp({
    'a.md': articleFile(),
    'b.md': articleFile({ title: '' }),
    'c.md': 'Text',
  });
  await expect(importAll()).rejects.toThrow(/b\.md: title.*\n.*c\.md: front matter/);
  await expect(importAll()).rejects.toBeInstanceOf(ArticleError);
  expect(await store.isEmpty()).toBe(true);
});

test('a picture has to be there, in front matter and text', async () => {
  const article = articleFile({ image_url: '/desk.jpg' }, '![A door](/door.jpg)');
  const { folder, write, importAll } = setUp({ 'a.md': article });
  await expect(importAll()).rejects.toThrow(
    `a.md: image_url: expected the file ${join(folder, 'desk.jpg')} for the picture /desk.jpg\n` +
      `a.md: body: expected the file ${join(folder, 'door.jpg')} for the picture /door.jpg`,
  );
  for (const name of ['desk.jpg', 'door.jpg']) write(name, '');
  expect((await importAll()).added).toEqual(['a']);
});

test('a post that was hidden by hand stays hidden until its file changes its mind', async () => {
  const { store, write, importAll } = setUp({ 'a.md': articleFile() });
  await importAll();
  await store.setPublished('a', false);
  await importAll();
  expect(await store.list()).toEqual([]);
  write('a.md', articleFile({ is_published: 'false' }));
  await importAll();
  write('a.md', articleFile());
  await importAll();
  expect(await store.list()).toHaveLength(1);
});

test('a missing folder is named', async () => {
  const nowhere = '/no/such/folder';
  const missing = importArticles({ articles: nowhere, served: nowhere }, setUp().store);
  await expect(missing).rejects.toThrow(ArticleFolderError);
  await expect(missing).rejects.toThrow(/^\/no\/such\/folder cannot be read \(ENOENT/);
});

test('an empty store is seeded once', async () => {
  const { store, write, seed } = setUp({ 'a.md': articleFile(), 'b.md': articleFile() });
  expect(await seed()).toBe(2);
  write('c.md', articleFile());
  expect(await seed()).toBe(0);
  expect(await store.list()).toHaveLength(2);
});

test('a store with only a draft is not empty', async () => {
  const { store, seed } = setUp({ 'a.md': articleFile() });
  await store.save([sampleArticle({ is_published: false })]);
  expect(await seed()).toBe(0);
});

test('seeding at the same time adds each post once', async () => {
  const { seed } = setUp({ 'a.md': articleFile() });
  const added = await Promise.all([seed(), seed()]);
  expect(added.toSorted()).toEqual([0, 1]);
});
