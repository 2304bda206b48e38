import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import type { Mailroom } from '../mailroom.ts';
import { inboxPath, openInbox } from '../store.ts';
import { inboxForTest } from '../testing/inbox-for-test.ts';
import { type MailServerForTest, mailServerForTest } from '../testing/mail-server.ts';
import { ARRIVAL } from '../testing/sample.ts';
import { mailroomInThread } from './in-thread.ts';

const log = { error: vi.fn() };
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

const mailTo = ({ port }: MailServerForTest) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  CONTACT_TO: 'office@example.com',
});

test('closed, it is at rest within the time given, and gives back what it could not end', async () => {
  const server = await mailServerForTest();
  await server.become('hangs');
  const mailroom = open(mailTo(server));
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
  const server = await mailServerForTest();
  const inbox = openInbox(path);
  inbox.deliveries.setChannels(['email']);
  inbox.add([ARRIVAL]);
  inbox.close();
  renameSync(path, `${path}.kept`);
  writeFileSync(path, 'not a database, but long enough to look at'.repeat(50));
  const mailroom = open(mailTo(server), 50);
  await expect(mailroom.health()).rejects.toThrow('file is not a database');
  rmSync(path);
  renameSync(`${path}.kept`, path);
  await vi.waitUntil(() => server.mails.length === 1, PATIENCE);
});

test('closed before it was ever open, it ends quietly', async () => {
  writeFileSync(path, 'not a database, but long enough to look at'.repeat(50));
  const mailroom = open();
  const asked = mailroom.health();
  await mailroom.close(0);
  await expect(asked).rejects.toThrow('file is not a database');
});
