import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { keyFor } from '../../tests/data-api/keys.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { readSettings } from '../base/settings/settings.ts';
import { DatabaseError } from '../base/sqlite/open.ts';
import { execIn } from '../base/sqlite/testing/exec-in.ts';
import { blogPath } from '../blog/stores/sqlite/driver.ts';
import { sampleNewPost } from '../blog/testing/posts.ts';
import { inboxPath } from '../inbox/store.ts';
import { NEW_MESSAGE } from '../inbox/testing/sample.ts';
import { openStores } from './stores.ts';

let dataDir: string;

beforeEach(() => {
  vi.clearAllMocks();
  dataDir = temporaryFolder();
});

const log = { error: vi.fn() };
const seed = async () => [{ post: sampleNewPost(), pictures: [] }];

test('a new data folder gets an inbox, and a blog with the seed posts', async () => {
  const { inbox, posts, close } = await openStores(readSettings({ DATA_DIR: dataDir }), log, seed);
  expect(await inbox.health()).toEqual({ pending: {}, failed: {}, waiting: {}, room: true });
  expect((await posts.list({ page: 1 })).posts).toHaveLength(1);
  await close(0);
});

test('an unreadable blog is logged once, whichever reads fail', async () => {
  const { posts, close } = await openStores(readSettings({ DATA_DIR: dataDir }), log, seed);
  execIn(blogPath(dataDir), 'DROP TABLE blog_posts');
  await expect(posts.list({ page: 1 })).rejects.toThrow('no such table');
  await expect(posts.bySlug('sales-tax')).rejects.toThrow('no such table');
  const err = expect.any(Error);
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err }, 'blog: it cannot be read');
  await close(0);
});

test('Supabase gets no request until a page needs posts', async () => {
  const env = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: keyFor('anon', 'secret') };
  const { posts, close } = await openStores(readSettings({ DATA_DIR: dataDir, ...env }), log, seed);
  expect(log.error).not.toHaveBeenCalled();
  await expect(posts.list({ page: 1 })).rejects.toThrow('cannot be reached');
  expect(log.error).toHaveBeenCalledOnce();
  expect(existsSync(blogPath(dataDir))).toBe(false);
  await close(0);
});

const garbage = 'not a database, but long enough to look at'.repeat(50);

test('unusable stores are logged, and used once they are repaired', async () => {
  const files = [blogPath(dataDir), inboxPath(dataDir)];
  for (const file of files) writeFileSync(file, garbage);
  const { inbox, posts, close } = await openStores(readSettings({ DATA_DIR: dataDir }), log, seed);
  const [ofBlog, ofInbox] = files.map((file) => ({
    err: new DatabaseError(`${file}: file is not a database`),
  }));
  expect(log.error).toHaveBeenCalledWith(ofBlog, 'blog: it cannot be used');
  expect(log.error).toHaveBeenCalledWith(ofInbox, 'messages cannot be stored');
  for (const file of files) rmSync(file);
  expect((await posts.list({ page: 1 })).posts).toHaveLength(1);
  expect(await inbox.add(NEW_MESSAGE)).toBe(1);
  await close(0);
});

test('a data folder below a file is an error that names the folder', async () => {
  const DATA_DIR = join(temporaryFolder({ file: '' }), 'file', 'below');
  const opening = openStores(readSettings({ DATA_DIR }), log, seed);
  await expect(opening).rejects.toThrow(`DATA_DIR is "${DATA_DIR}", expected a folder`);
});
