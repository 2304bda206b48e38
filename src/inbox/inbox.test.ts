import { renameSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { waitUntil } from '../../tests/wait.ts';
import type { Channel } from './channels/channel.ts';
import { openInbox } from './inbox.ts';
import { inboxPath, openMessageStore } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { NEW_MESSAGE, SAMPLE } from './testing/sample.ts';

const GARBAGE = 'not a database, but long enough to look at'.repeat(50);

const log = { error: vi.fn() };
let folder: string;
let path: string;

beforeEach(() => {
  vi.clearAllMocks();
  folder = temporaryFolder();
  path = inboxPath(folder);
});

function open(deliver: Channel['deliver']) {
  const inbox = openInbox(path, [{ name: 'mail', deliver }], log, { reopenEveryMs: 50 });
  onTestFinished(() => inbox.close(0).catch(() => {}));
  return inbox;
}

test('close ends within its time limit, and unfinished deliveries are due at once', async () => {
  const deliver = vi.fn(() => new Promise<void>(() => {}));
  const inbox = open(deliver);
  await inbox.add(NEW_MESSAGE);
  await waitUntil(() => deliver.mock.calls.length > 0);
  await inbox.close(100);
  const { deliveries } = inboxForTest(folder);
  expect(deliveries.claim('mail', 9)).toMatchObject([{ messageId: 1, tries: 2, fault: '' }]);
  expect(log.error).not.toHaveBeenCalled();
});

test('opening an unusable file is retried, and waiting messages are then delivered', async () => {
  const store = openMessageStore(path);
  store.deliveries.setChannels(['mail']);
  store.add([NEW_MESSAGE]);
  store.close();
  renameSync(path, `${path}.away`);
  writeFileSync(path, GARBAGE);
  const deliver = vi.fn(async () => {});
  const inbox = open(deliver);
  await expect(inbox.health()).rejects.toThrow('file is not a database');
  renameSync(`${path}.away`, path);
  await waitUntil(() => deliver.mock.calls.length === 1);
});

test('while another process writes, a message waits without blocking the event loop', async () => {
  const inbox = open(async () => {});
  await inbox.health();
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const added = inbox.add(NEW_MESSAGE);
  expect(await Promise.race([added, pause(200, 'waits')])).toBe('waits');
  other.exec('COMMIT');
  expect(await added).toBe(1);
});

test('messages that arrive at once, up to 250, are stored in one transaction', async () => {
  const inbox = openInbox(path, [], log);
  onTestFinished(() => inbox.close(0));
  await inbox.health();
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  onTestFinished(() => exec.mockRestore());
  const added = Array.from({ length: 250 }, () => inbox.add(NEW_MESSAGE));
  await expect(inbox.add(NEW_MESSAGE)).rejects.toThrow('250 messages wait');
  expect(await Promise.all(added)).toEqual(Array.from(added, (_, index) => index + 1));
  expect(exec.mock.calls).toEqual([['BEGIN IMMEDIATE'], ['COMMIT']]);
  expect(await inbox.add(NEW_MESSAGE)).toBe(251);
});

test('a full store rejects messages, quarantined ones at half of its size, and warns earlier', async () => {
  const maxBytes = 1_000_000;
  const store = inboxForTest(folder);
  const inbox = openInbox(path, [], log, { maxBytes });
  onTestFinished(() => inbox.close(0));
  const message = { ...SAMPLE, message: '頁'.repeat(5_000) };
  /** Fills the store; resolves to the share of `maxBytes` that it then has. */
  const fill = async (quarantine: 'limit' | '') => {
    const add = async (): Promise<void> => {
      await inbox.add({ ...NEW_MESSAGE, message, quarantine });
      await add();
    };
    await expect(add()).rejects.toThrow(/no room .* npm run inbox/);
    return store.bytes() / maxBytes;
  };

  expect((await inbox.health()).room).toBe(true);
  expect(await fill('limit')).toBeCloseTo(0.5, 1);
  expect((await inbox.health()).room).toBe(false);
  expect(await fill('')).toBeCloseTo(1, 1);
  await expect(inbox.health()).rejects.toThrow('no room');
  store.remove(store.list({}).map(({ id }) => id));
  expect((await inbox.health()).room).toBe(true);
});
