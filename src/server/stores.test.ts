import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { keyFor } from '../../tests/data-api/keys.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { waitUntil } from '../../tests/wait.ts';
import { readSettings } from '../base/settings/settings.ts';
import { DatabaseError } from '../base/sqlite/open.ts';
import { execIn } from '../base/sqlite/testing/exec-in.ts';
import { blogPath } from '../blog/stores/sqlite/kind.ts';
import { sampleNewPost } from '../blog/testing.ts';
import { inboxPath } from '../inbox/store.ts';
import { mailServerForTest } from '../inbox/testing/mail-server.ts';
import { ARRIVAL } from '../inbox/testing/sample.ts';
import { faultLog } from './logger.ts';
import { openStores } from './stores.ts';

let dataDir: string;

beforeEach(() => {
  vi.clearAllMocks();
  dataDir = temporaryFolder();
});

const log = { error: vi.fn() };
const seed = async () => [{ post: sampleNewPost(), pictures: [] }];

const breakBlog = () => execIn(blogPath(dataDir), 'DROP TABLE blog_posts');

test('a new folder gets both stores, the blog filled', async () => {
  const { inbox, posts, close } = await openStores(readSettings({ DATA_DIR: dataDir }), log, seed);
  expect(await inbox.health()).toEqual({ pending: {}, failed: {}, waiting: {}, room: true });
  expect((await posts.list({ page: 1 })).posts).toHaveLength(1);
  await close(0);
});

test('a blog that cannot be read is one line in the log, whatever was asked', async () => {
  const { posts, close } = await openStores(readSettings({ DATA_DIR: dataDir }), log, seed);
  breakBlog();
  await expect(posts.list({ page: 1 })).rejects.toThrow('no such table');
  await expect(posts.bySlug('sales-tax')).rejects.toThrow('no such table');
  const err = expect.any(Error);
  const what = 'blog: it cannot be read';
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err }, what);
  await close(0);
  expect(log.error).toHaveBeenLastCalledWith(
    { fault: expect.any(String), again: 1 },
    `${what}, again`,
  );
});

test('Supabase is asked nothing until a page needs posts', async () => {
  const env = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_ANON_KEY: keyFor('anon', 'secret') };
  const { posts, close } = await openStores(readSettings({ DATA_DIR: dataDir, ...env }), log, seed);
  expect(log.error).not.toHaveBeenCalled();
  await expect(posts.categories()).rejects.toThrow('cannot be reached');
  expect(log.error).toHaveBeenCalledOnce();
  expect(existsSync(blogPath(dataDir))).toBe(false);
  await close(0);
});

test.each([
  ['warn', 1],
  ['silent', 0],
] as const)('the log is the server’s: at %s, %i lines of JSON', async (level, count) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { posts, close } = await openStores(
    readSettings({ DATA_DIR: dataDir }),
    faultLog(level),
    seed,
  );
  breakBlog();
  await posts.bySlug('sales-tax').catch(() => {});
  await close(0);
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)));
  write.mockRestore();
  expect(lines).toHaveLength(count);
  for (const line of lines) {
    expect(line).toMatchObject({
      level: 'error',
      time: expect.stringMatching(/^\d{4}-/),
      err: { message: expect.stringContaining('no such table') },
      msg: 'blog: it cannot be read',
    });
  }
});

const garbage = 'not a database, but long enough to look at'.repeat(50);

test('a blog that cannot be used is logged, and read again once it can', async () => {
  writeFileSync(blogPath(dataDir), garbage);
  const { posts, close } = await openStores(readSettings({ DATA_DIR: dataDir }), log, seed);
  expect(log.error).toHaveBeenCalledWith(
    { err: new DatabaseError(`${blogPath(dataDir)}: file is not a database`) },
    'blog: it cannot be used',
  );
  rmSync(blogPath(dataDir));
  expect((await posts.list({ page: 1 })).posts).toHaveLength(1);
  await close(0);
});

test('messages that cannot be stored are refused until they can', async () => {
  writeFileSync(inboxPath(dataDir), garbage);
  const { inbox, close } = await openStores(readSettings({ DATA_DIR: dataDir }), log, seed);
  const err = new DatabaseError(`${inboxPath(dataDir)}: file is not a database`);
  expect(log.error).toHaveBeenCalledWith({ err }, 'messages cannot be stored');
  await expect(inbox.add(ARRIVAL)).rejects.toThrow(err);
  rmSync(inboxPath(dataDir));
  expect(await inbox.add(ARRIVAL)).toBe(1);
  await close(0);
});

test('a fault while closing is logged, and the rest closed', async () => {
  const server = await mailServerForTest();
  await server.become('hangs');
  const SMTP_URL = `smtp://127.0.0.1:${server.port}`;
  const env = { DATA_DIR: dataDir, SMTP_URL, CONTACT_TO: 'office@example.com' };
  const { inbox, close } = await openStores(readSettings(env), log, seed);
  await inbox.add(ARRIVAL);
  await waitUntil(() => server.open() > 0);
  execIn(inboxPath(dataDir), 'ALTER TABLE deliveries RENAME TO away');
  await close(0);
  const err = expect.objectContaining({ message: expect.stringContaining('no such table') });
  expect(log.error).toHaveBeenCalledWith({ err }, 'the messages were not closed well');
});

test('a data folder below a file is named', async () => {
  const DATA_DIR = join(temporaryFolder({ file: '' }), 'file', 'below');
  const opening = openStores(readSettings({ DATA_DIR }), log, seed);
  await expect(opening).rejects.toThrow(`DATA_DIR is "${DATA_DIR}", expected a folder`);
});
