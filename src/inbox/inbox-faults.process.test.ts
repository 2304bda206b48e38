import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { TEST_TIMEOUT_MS } from '../../tests/test-timeout.ts';
import { waitUntil } from '../../tests/wait.ts';
import { readSettings } from '../base/settings/settings.ts';
import { openChannels } from './channels/channels.ts';
import { openInbox } from './inbox.ts';
import { inboxPath, type MessageStore } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { type MailFault, mailServerForTest } from './testing/mail-server.ts';
import { type Answer, taken, webhookServerForTest } from './testing/receiver.ts';
import { NEW_MESSAGE, SAMPLE } from './testing/sample.ts';

/** Tries follow each other at once, and no try times out. */
const PACE = { tryMs: TEST_TIMEOUT_MS, firstWaitMs: 50, lookEveryMs: 50 };
/** The time limit of a try, for the test of a try that hangs. */
const SOON_MS = 1_500;

const log = { error: vi.fn() };
let folder: string;
let store: MessageStore;

beforeEach(() => {
  vi.clearAllMocks();
  folder = temporaryFolder();
  store = inboxForTest(folder);
});

function open(env: Record<string, string>, tryMs = PACE.tryMs) {
  const settings = readSettings({ CONTACT_TO: 'office@example.com', ...env });
  const inbox = openInbox(inboxPath(folder), openChannels(settings), log, {
    pace: { ...PACE, tryMs },
  });
  onTestFinished(() => inbox.close(0));
  return inbox;
}

const toWebhook = (url: string) => ({
  CONTACT_WEBHOOK_URL: url,
  CONTACT_WEBHOOK_SECRET: '0123456789abcdef',
});

const deliveryOf = (channel: string, id = 1) =>
  store.deliveries.of(id).find((delivery) => delivery.channel === channel);

async function expectDelivered(channel: string): Promise<void> {
  await waitUntil(() => deliveryOf(channel)?.state === 'done');
}

/** Waits for a failed try; expects a pending message, and log lines with only ids and codes. */
async function expectKept(channel: string, fault: RegExp): Promise<void> {
  await waitUntil(() => log.error.mock.calls.length > 0);
  expect(store.get(1)).toMatchObject(SAMPLE);
  expect(deliveryOf(channel)).toMatchObject({ state: 'pending' });
  for (const [fields, line] of log.error.mock.calls) {
    const noted = { tries: expect.any(Number), fault: expect.stringMatching(/^[A-Za-z0-9_ ]+$/) };
    expect(fields).toEqual({ message: 1, channel, ...noted });
    expect(fields.fault).toMatch(fault);
    expect(line).toBe('a message was not delivered yet');
  }
}

/** Starts a faulty receiver; resolves to its settings, how to end the fault, and the keys it got. */
type Spoil = () => Promise<{
  env: Record<string, string>;
  end: () => unknown;
  keys: () => unknown[];
}>;

const ofMail =
  (fault: MailFault): Spoil =>
  async () => {
    const server = await mailServerForTest({ authOptional: false });
    server.become(fault);
    return {
      env: { SMTP_URL: `smtp://office:right@127.0.0.1:${server.port}` },
      end: () => server.become(undefined),
      keys: () => server.mails.map((mail) => /^Message-ID: .*$/m.exec(mail)?.[0]),
    };
  };

const ofReceiver =
  (answer: Answer): Spoil =>
  async () => {
    const receiver = await webhookServerForTest(answer);
    return {
      env: toWebhook(receiver.url),
      end: () => receiver.become(taken),
      keys: () =>
        receiver.received.map(({ url, headers }) => `${url} ${headers['idempotency-key']}`),
    };
  };

const redirect: Answer = (reply) => reply.writeHead(302, { location: '/other' }).end();

test.each<[string, RegExp, Spoil, tryMs?: number]>([
  ['email hangs', /^timeout$/, ofMail('hangs'), SOON_MS],
  ['email knows no password', /^EAUTH AUTH PLAIN 535$/, ofMail('knows no password')],
  ['webhook answers 500', /^500$/, ofReceiver((reply) => reply.writeHead(500).end())],
  ['webhook redirects', /^302$/, ofReceiver(redirect)],
  ['webhook ends', /^(?:UND_ERR_SOCKET|ECONNRESET)$/, ofReceiver((reply) => void reply.destroy())],
])('while %s, a message is kept; it is delivered later', async (what, noted, spoil, tryMs) => {
  const [channel = ''] = what.split(' ');
  const { env, end, keys } = await spoil();
  const inbox = open(env, tryMs);
  await inbox.add(NEW_MESSAGE);
  await expectKept(channel, noted);
  await end();
  await expectDelivered(channel);
  expect(new Set(keys()).size).toBe(1);
});

test('several inboxes on one file deliver each message once, even if one has no channels', async () => {
  const receiver = await webhookServerForTest();
  const inboxes = [1, 2, 3].map(() => open(toWebhook(receiver.url)));
  open({});
  const ids = await Promise.all(
    Array.from({ length: 8 }, () => inboxes.map((inbox) => inbox.add(NEW_MESSAGE))).flat(),
  );
  expect(new Set(ids).size).toBe(24);
  const isDone = (id: number) => deliveryOf('webhook', id)?.state === 'done';
  await waitUntil(() => ids.every(isDone));
  const keys = receiver.received.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(24);
  expect(new Set(keys).size).toBe(24);
});
