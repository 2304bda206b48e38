import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { waitUntil } from '../../tests/wait.ts';
import { readSettings } from '../base/settings/settings.ts';
import { execIn } from '../base/sqlite/testing/exec-in.ts';
import { openChannels } from './channels/channels.ts';
import { openInbox } from './inbox.ts';
import { LEASE_MS } from './outbox/waits.ts';
import { inboxPath } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { mailServerForTest } from './testing/mail-server.ts';
import { ARRIVAL } from './testing/sample.ts';

test('a try under way when its process was killed is made again after its lease, and shows as a repeat', async () => {
  const folder = temporaryFolder();
  const server = await mailServerForTest();
  await server.become('answers nothing to the mail');
  const env = {
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    CONTACT_TO: 'office@example.com',
  };
  const program = join(import.meta.dirname, 'testing', 'serve-inbox.ts');
  const child = spawn(process.execPath, [program], { env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  await waitUntil(() => server.mails.length === 1);
  child.kill('SIGKILL');
  await once(child, 'exit');

  await server.become(undefined);
  const log = { error: vi.fn() };
  const inbox = openInbox(inboxPath(folder), openChannels(readSettings(env)), log);
  onTestFinished(() => inbox.close(0));
  const store = inboxForTest(folder);
  const email = () => store.deliveries.of(1).find(({ channel }) => channel === 'email');
  expect(email()).toMatchObject({ state: 'pending', tries: 1 });
  expect(server.mails).toHaveLength(1);

  // As if the time of the lease had passed.
  execIn(inboxPath(folder), `UPDATE deliveries SET due_ms = due_ms - ${LEASE_MS}`);
  await inbox.add(ARRIVAL);
  await waitUntil(() => email()?.state === 'done');
  const ids = server.mails.map((mail) => /^Message-ID: .*$/m.exec(mail)?.[0]);
  expect(ids.filter((id) => id === ids[0])).toHaveLength(2);
});
