import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlitePosts, PostStoreError } from './sqlite.ts';
import { sampleArticle, temporaryFolder } from './testing.ts';

function newFile() {
  return join(temporaryFolder(), 'data', 'blog.sqlite');
}

function open(path = newFile()) {
  const posts = openSqlitePosts(path);
  onTestFinished(() => posts.close());
  return posts;
}

function openRaw(path: string) {
  const database = new DatabaseSync(path);
  onTestFinished(() => database.close());
  return database;
}

test('a post comes back as it was saved, with an id that stays', async () => {
  const path = newFile();
  const posts = openSqlitePosts(path);
  expect(posts.save(sampleArticle())).toBe('added');
  const first = await posts.bySlug('sales-tax');
  posts.close();

  const again = open(path);
  expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), ...sampleArticle() });
  expect(again.save(sampleArticle())).toBe('unchanged');
  expect(again.save(sampleArticle({ title: 'New', image_url: '/a.jpg' }))).toBe('updated');
  expect(await again.bySlug('sales-tax')).toEqual({ ...first, title: 'New', image_url: '/a.jpg' });
});

test('newest first; posts of one day in order of slug', async () => {
  const posts = open();
  posts.save(sampleArticle({ slug: 'c', published_at: '2026-01-02' }));
  posts.save(sampleArticle({ slug: 'b', published_at: '2026-01-02' }));
  posts.save(sampleArticle({ slug: 'old', published_at: '2025-12-31' }));
  posts.save(sampleArticle({ slug: 'new', published_at: '2026-01-03' }));
  expect((await posts.list()).map(({ slug }) => slug)).toEqual(['new', 'b', 'c', 'old']);
});

test('related posts: same category, not itself, the newest three', async () => {
  const posts = open();
  for (const day of [1, 2, 3, 4, 5]) {
    posts.save(sampleArticle({ slug: `tax-${day}`, published_at: `2026-01-0${day}` }));
  }
  posts.save(sampleArticle({ slug: 'payroll', category: 'Payroll', published_at: '2026-02-01' }));
  const [, newest] = await posts.list();
  if (!newest) throw new Error('expected posts');
  const related = await posts.related(newest);
  expect(newest.slug).toBe('tax-5');
  expect(related.map(({ slug }) => slug)).toEqual(['tax-4', 'tax-3', 'tax-2']);
});

test('a draft leaves by no way, and shows once it is published', async () => {
  const posts = open();
  posts.save(sampleArticle({ slug: 'shown' }));
  posts.save(sampleArticle({ slug: 'draft', is_published: false }));
  const [shown] = await posts.list();
  if (!shown) throw new Error('expected a post');
  expect(await posts.list()).toHaveLength(1);
  expect(await posts.bySlug('draft')).toBeUndefined();
  expect(await posts.related(shown)).toEqual([]);
  expect(posts.all().map(({ slug }) => slug)).toEqual(['draft', 'shown']);

  expect(posts.setPublished('draft', true)).toBe(true);
  expect(await posts.related(shown)).toMatchObject([{ slug: 'draft' }]);
  expect(posts.setPublished('shown', false)).toBe(true);
  expect(await posts.bySlug('shown')).toBeUndefined();
  expect(posts.setPublished('missing', true)).toBe(false);
});

test('a slug is data, not SQL', async () => {
  const posts = open();
  posts.save(sampleArticle());
  expect(await posts.bySlug("' OR 1=1 --")).toBeUndefined();
});

test('HTML is sanitized on the way out, whatever the file holds', async () => {
  const posts = open();
  posts.save(sampleArticle({ content: '<p onclick="x">a</p><script>b</script>' }));
  expect(await posts.list()).toMatchObject([{ content: '<p>a</p>' }]);
  expect(await posts.bySlug('sales-tax')).toMatchObject({ content: '<p>a</p>' });
});

test('a post that does not fit is not saved', () => {
  const posts = open();
  expect(() => posts.save(sampleArticle({ published_at: 'soon' }))).toThrow(/YYYY-MM-DD/);
  expect(posts.isEmpty()).toBe(true);
});

test('a row that is no post is named, not shown', async () => {
  const path = newFile();
  const posts = open(path);
  posts.save(sampleArticle());
  openRaw(path).exec("UPDATE blog_posts SET published_at = 'soon'");
  await expect(posts.list()).rejects.toThrow(/"sales-tax".*published_at: expected a date/);
  await expect(posts.bySlug('sales-tax')).rejects.toThrow(/published_at/);
});

test('a transaction writes all or nothing', () => {
  const posts = open();
  const write = () => {
    posts.save(sampleArticle());
    throw new Error('stop');
  };
  expect(() => posts.transaction(write)).toThrow('stop');
  expect(posts.isEmpty()).toBe(true);
  expect(posts.transaction(() => posts.save(sampleArticle()))).toBe('added');
  expect(posts.isEmpty()).toBe(false);
});

test('the file is in WAL mode with a version, and a second process sees its posts', async () => {
  const path = newFile();
  const posts = open(path);
  const raw = openRaw(path);
  expect(raw.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(raw.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 });
  open(path).save(sampleArticle());
  expect(await posts.list()).toHaveLength(1);
});

test('a file of a newer release is refused, not touched', () => {
  const path = newFile();
  openSqlitePosts(path).close();
  const raw = openRaw(path);
  raw.exec('PRAGMA user_version = 99');
  expect(() => openSqlitePosts(path)).toThrow(/blog\.sqlite: has version 99/);
  expect(raw.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 });
});

test('what is no database is refused by name', () => {
  const path = join(temporaryFolder(), 'notes.txt');
  writeFileSync(path, 'just some text, long enough to be no database header at all'.repeat(20));
  expect(() => openSqlitePosts(path)).toThrow(PostStoreError);
  expect(() => openSqlitePosts(path)).toThrow(/notes\.txt: file is not a database/);
});
