import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { waitUntil } from '../../tests/wait.ts';
import { readSettings } from '../base/settings/settings.ts';
import { openChannels } from './channels/channels.ts';
import { openInbox } from './inbox.ts';
import { inboxPath, openMessageStore } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { type MailServerForTest, mailServerForTest } from './testing/mail-server.ts';
import { ARRIVAL } from './testing/sample.ts';

const GARBAGE = 'not a database, but long enough to look at'.repeat(50);

const log = { error: vi.fn() };
let folder: string;
let path: string;

beforeEach(() => {
  vi.clearAllMocks();
  folder = temporaryFolder();
  path = inboxPath(folder);
});

function openUnclosed(server: MailServerForTest) {
  const env = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, CONTACT_TO: 'office@example.com' };
  const channels = openChannels(readSettings(env));
  return openInbox(path, channels, log, { reopenEveryMs: 50 });
}

function open(server: MailServerForTest) {
  const inbox = openUnclosed(server);
  onTestFinished(() => inbox.close(0));
  return inbox;
}

test('closed, it is at rest within the time given, and gives back what it could not end', async () => {
  const server = await mailServerForTest();
  await server.become('hangs');
  const inbox = openUnclosed(server);
  await inbox.add(ARRIVAL);
  await waitUntil(() => server.open() > 0);
  await inbox.close(300);
  await waitUntil(() => server.open() === 0);
  const store = inboxForTest(folder);
  expect(store.deliveries.claim('email', 9)).toMatchObject([{ messageId: 1, tries: 1, fault: '' }]);
  expect(log.error).not.toHaveBeenCalled();
});

test('a file that could not be opened is opened again, and what waits is delivered', async () => {
  const server = await mailServerForTest();
  const store = openMessageStore(path);
  store.deliveries.setChannels(['email']);
  store.add([ARRIVAL]);
  store.close();
  renameSync(path, `${path}.away`);
  writeFileSync(path, GARBAGE);
  const inbox = open(server);
  await expect(inbox.health()).rejects.toThrow('file is not a database');
  rmSync(path);
  renameSync(`${path}.away`, path);
  await waitUntil(() => server.mails.length === 1);
});

test('while another process writes, a message waits, and the event loop does not', async () => {
  const inbox = open(await mailServerForTest());
  await inbox.add(ARRIVAL);
  const other = new DatabaseSync(path);
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  let isStored = false;
  const added = inbox.add(ARRIVAL).finally(() => {
    isStored = true;
  });
  await pause(200);
  expect(isStored).toBe(false);
  other.exec('COMMIT');
  expect(await added).toBe(2);
});
