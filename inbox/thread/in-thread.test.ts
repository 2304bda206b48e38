import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import type { Mailroom } from '../mailroom.ts';
import { inboxPath, openInbox } from '../store.ts';
import { inboxForTest } from '../testing/inbox-for-test.ts';
import { mailServerForTest } from '../testing/mail-server.ts';
import { ARRIVAL } from '../testing/sample.ts';
import { mailroomInThread } from './in-thread.ts';

const log = { info: vi.fn(), error: vi.fn() };
const PATIENCE = { timeout: 20_000 };
let folder: string;
let path: string;

beforeEach(() => {
  vi.clearAllMocks();
  folder = temporaryFolder();
  path = inboxPath(folder);
});

function open(env: Record<string, string> = {}, reopenAfterMs?: number): Mailroom {
  const mailroom = mailroomInThread(path, readSettings(env), log, reopenAfterMs);
  onTestFinished(() => mailroom.close(0));
  return mailroom;
}

test('closed, it is at rest within the time given, and gives back what it could not end', async () => {
  const server = await mailServerForTest();
  await server.become('hangs');
  const SMTP_URL = `smtp://127.0.0.1:${server.port}`;
  const mailroom = open({ SMTP_URL, CONTACT_TO: 'office@example.com' });
  await mailroom.add(ARRIVAL);
  await vi.waitUntil(() => server.open() > 0, PATIENCE);
  const begun = performance.now();
  await mailroom.close(300);
  expect(performance.now() - begun).toBeLessThan(5_000);
  await vi.waitUntil(() => server.open() === 0, PATIENCE);
  const inbox = inboxForTest(folder);
  expect(inbox.deliveries.claim('email', 9)).toMatchObject([{ messageId: 1, tries: 1, fault: '' }]);
  expect(log.error).not.toHaveBeenCalled();
});

test('a mailroom that could not be opened is opened again, and delivers what waits', async () => {
  const inbox = openInbox(path);
  inbox.deliveries.setChannels(['log']);
  inbox.add([ARRIVAL]);
  inbox.close();
  renameSync(path, `${path}.kept`);
  writeFileSync(path, 'not a database, but long enough to look at'.repeat(50));
  const mailroom = open({}, 50);
  await expect(mailroom.health()).rejects.toThrow('file is not a database');
  rmSync(path);
  renameSync(`${path}.kept`, path);
  await vi.waitUntil(() => log.info.mock.calls.length > 0, PATIENCE);
  expect(log.info).toHaveBeenCalledExactlyOnceWith({ message: 1 }, 'a message has come');
});

test('closed before it was ever open, it ends quietly', async () => {
  writeFileSync(path, 'not a database, but long enough to look at'.repeat(50));
  const mailroom = open();
  const asked = mailroom.health();
  await mailroom.close(0);
  await expect(asked).rejects.toThrow('file is not a database');
});
