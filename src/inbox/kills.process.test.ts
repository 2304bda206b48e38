import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { RUNS_LONG_TESTS } from '../../tests/long.ts';
import { type ServedFakeSite, serveFakeSite } from '../../tests/serve-fake-site.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { waitUntil } from '../../tests/wait.ts';
import { execIn } from '../base/sqlite/testing/exec-in.ts';
import { inboxPath } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { mailServerForTest } from './testing/mail-server.ts';
import { webhookServerForTest } from './testing/receiver.ts';

const KILLS = RUNS_LONG_TESTS ? 60 : 2;

/** Pause between a client's messages, so that the test covers kills and not only load. */
const PACE_MS = 50;
const MAX_LIFE_MS = 600;

async function writeUntilItEnds(site: ServedFakeSite, client: string, acknowledged: Set<string>) {
  for (let index = 0; ; index += 1) {
    const message = `message ${client}-${index}`;
    const answer = await site.post({ message }).catch(() => undefined);
    if (!answer) return;
    if (answer.ok) acknowledged.add(message);
    await pause(PACE_MS);
  }
}

test(`acknowledged messages are stored and delivered after ${KILLS} kills`, async () => {
  const dataDir = temporaryFolder();
  const [mail, webhook] = [await mailServerForTest(), await webhookServerForTest()];
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    CONTACT_TO: 'office@example.com',
    CONTACT_WEBHOOK_URL: webhook.url,
    CONTACT_WEBHOOK_SECRET: '0123456789abcdef',
  };
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const site = await serveFakeSite(dataDir, env);
    const before = acknowledged.size;
    const clients = Array.from({ length: 4 }, (_, client) =>
      writeUntilItEnds(site, `${kill}-${client}`, acknowledged),
    );
    await waitUntil(() => acknowledged.size > before);
    await pause(randomInt(MAX_LIFE_MS));
    await site.stop('SIGKILL');
    await Promise.all(clients);
  }
  const stored = inboxForTest(dataDir).list({});
  expect([...acknowledged.difference(new Set(stored.map(({ message }) => message)))]).toEqual([]);
  // As if the leases of interrupted tries had expired.
  execIn(inboxPath(dataDir), 'UPDATE deliveries SET due_ms = 0');
  await serveFakeSite(dataDir, env);
  const areAllIn = (sent: string[]) =>
    acknowledged.isSubsetOf(new Set(sent.map((text) => /message [\d-]+\d/.exec(text)?.[0])));
  await waitUntil(() => areAllIn(mail.mails));
  await waitUntil(() => areAllIn(webhook.received.map(({ body }) => body)));
});
