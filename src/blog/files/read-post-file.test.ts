import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { ContentError } from '../../content/reader/content-error.ts';
import { openSqlitePosts } from '../stores/sqlite/store.ts';
import { samplePostFile } from '../testing.ts';
import { readPostFiles } from './read-post-file.ts';

/** A new store, and posts and served files in one folder, as no two of their names are alike. */
function setUp(files: Readonly<Record<string, string>> = {}) {
  const store = openSqlitePosts(join(temporaryFolder(), 'blog.sqlite'));
  onTestFinished(() => store.close());
  const folder = temporaryFolder(files);
  const folders = { posts: folder, served: folder };
  return {
    store,
    folder,
    write: (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text),
    sync: async () => store.sync(await readPostFiles(folders)),
    /** The slugs of the posts that show. */
    shown: async () => (await store.list({ page: 1 })).posts.map(({ slug }) => slug),
  };
}

test('every Markdown file becomes a post, and nothing else does', async () => {
  const { store, sync, shown } = setUp({
    'b.md': samplePostFile(),
    'a.md': samplePostFile({ is_published: 'false' }),
    'notes.txt': 'notes',
  });
  expect(await sync()).toEqual({ added: ['a', 'b'], updated: [], removed: [] });
  expect(await shown()).toEqual(['b']);
  expect(await store.bySlug('b')).toMatchObject({ content: '<p>Text</p>' });
});

test('one bad file and nothing is written; every problem is named', async () => {
  const { store, sync } = setUp({
    'a.md': samplePostFile(),
    'b.md': samplePostFile({ title: '' }),
    'c.md': 'Text',
  });
  await expect(sync()).rejects.toThrow(/b\.md, line 2, title.*\n.*c\.md, line 1, front matter/);
  await expect(sync()).rejects.toBeInstanceOf(ContentError);
  expect(await store.all()).toEqual([]);
});

test('a file in another encoding is refused, for its letters would be lost', async () => {
  const { sync, write } = setUp();
  write('a.md', Buffer.from(samplePostFile({ title: 'Café' }), 'latin1'));
  await expect(sync()).rejects.toThrow(/^a\.md, file: expected plain text, saved as UTF-8/);
});

test('a picture comes with its post, and another file of its name with another address', async () => {
  const png = (background: string) =>
    sharp({ create: { width: 20, height: 10, channels: 3, background } })
      .png()
      .toBuffer();
  const { store, write, sync } = setUp({ 'a.md': samplePostFile({ image_url: 'desk.png' }) });
  const imported = async (color: string) => {
    write('desk.png', await png(color));
    await sync();
    const address = (await store.bySlug('a'))?.image_url ?? '';
    expect(address).toMatch(/^\/pictures\/a\/desk-[0-9a-f]{8}-20\.webp$/);
    expect(await store.picture(address.replace('/pictures/', ''))).toBeDefined();
    return address;
  };
  const first = await imported('#f00');
  expect(await imported('#f00')).toBe(first);
  expect(await imported('#00f')).not.toBe(first);
});

test('a wrong picture stops the sync', async () => {
  const { store, folder, sync } = setUp({
    'a.md': samplePostFile(),
    'b.md': samplePostFile({ image_url: 'desk.png' }, '![A door](door.png)'),
    'door.png': 'no picture',
  });
  await expect(sync()).rejects.toThrow(
    `b.md, line 9, image_url: expected the file ${join(folder, 'desk.png')} for the picture desk.png`,
  );
  cpSync(join(folder, 'door.png'), join(folder, 'desk.png'));
  await expect(sync()).rejects.toThrow('b.md, line 12, body: expected a whole JPEG');
  expect(await store.all()).toEqual([]);
});

test('a missing folder is named, for without one every post would go', async () => {
  const nowhere = '/no/such/folder';
  const missing = readPostFiles({ posts: nowhere, served: nowhere });
  await expect(missing).rejects.toThrow(nowhere);
});
