import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { HANG_MS } from '../../tests/hang.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { waitUntil } from '../../tests/wait.ts';
import { readSettings } from '../base/settings/settings.ts';
import { openChannels } from './channels/channels.ts';
import { openInbox } from './inbox.ts';
import type { Delivery } from './outbox/deliveries.ts';
import { inboxPath, type MessageStore } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { type MailFault, mailServerForTest, trustTheCertificate } from './testing/mail-server.ts';
import { type Answer, receiverForTest, taken } from './testing/receiver.ts';
import { ARRIVAL, SAMPLE } from './testing/sample.ts';

/** Tries follow each other at once; none is given up for being slow. */
const PACE = { tryMs: HANG_MS, firstWaitMs: 50, lookEveryMs: 50 };
/** How long a try may take where the test is about one that does not end. */
const SOON_MS = 1_500;
const SECRET = '0123456789abcdef';

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

const toWebhook = (url: string) => ({ CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: SECRET });

function deliveryOf(channel: string, id = 1): Delivery | undefined {
  return store.deliveries.of(id).find((delivery) => delivery.channel === channel);
}

/** Waits for tries that failed; what the last was put down to. */
async function faultOf(channel: string): Promise<string> {
  await waitUntil(() => deliveryOf(channel)?.fault);
  return deliveryOf(channel)?.fault ?? '';
}

async function expectDelivered(channel: string): Promise<void> {
  await waitUntil(() => deliveryOf(channel)?.state === 'done');
}

/** Expects the state after each failed try: the message pending, and log lines with ids and codes only. */
function expectKept(channel: string): void {
  expect(store.get(1)).toMatchObject(SAMPLE);
  expect(deliveryOf(channel)).toMatchObject({ state: 'pending' });
  expect(log.error).toHaveBeenCalled();
  for (const [fields, line] of log.error.mock.calls) {
    const { fault } = fields;
    expect(fields).toEqual({ message: 1, channel, tries: expect.any(Number), fault });
    expect(fault).toMatch(/^[A-Za-z0-9_ ]+$/);
    expect(line).toBe('a message was not delivered yet');
  }
  const logged = JSON.stringify(log.error.mock.calls);
  for (const written of Object.values(SAMPLE)) expect(logged).not.toContain(written);
  expect(logged).not.toMatch(/example\.com|right/);
}

describe('a mail server that', () => {
  test.each<[MailFault, RegExp, tryMs?: number]>([
    ['refuses connections', /^ESOCKET ECONNREFUSED CONN$/],
    ['hangs', /^timeout$/, SOON_MS],
    ['greylists', /^EENVELOPE RCPT TO 451$/],
    ['drops the mail half-way', /^(?:ECONNECTION|ESOCKET)/],
    ['answers nothing to the mail', /^timeout$/, SOON_MS],
    ['knows no password', /^EAUTH AUTH PLAIN 535$/],
  ])('%s gets the mail once it no longer does', async (fault, noted, tryMs) => {
    const server = await mailServerForTest({ authOptional: false });
    await server.become(fault);
    const inbox = open({ SMTP_URL: `smtp://office:right@127.0.0.1:${server.port}` }, tryMs);
    await inbox.add(ARRIVAL);
    expect(await faultOf('email')).toMatch(noted);
    expectKept('email');
    const before = server.mails.length;
    await server.become(undefined);
    await expectDelivered('email');
    expect(server.mails.length).toBeGreaterThan(before);
    const ids = server.mails.map((mail) => /^Message-ID: .*$/m.exec(mail)?.[0]);
    expect(new Set(ids).size).toBe(1);
  });

  test('has a bad certificate gets nothing until it has a good one', async () => {
    const server = await mailServerForTest({ secure: true });
    const inbox = open({ SMTP_URL: `smtps://office:right@127.0.0.1:${server.port}` });
    await inbox.add(ARRIVAL);
    expect(await faultOf('email')).toBe('ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT CONN');
    expectKept('email');
    expect(server.mails).toEqual([]);
    trustTheCertificate();
    await expectDelivered('email');
    expect(server.mails).toHaveLength(1);
  });
});

describe('a receiver that', () => {
  test.each<[string, Answer, RegExp, tryMs?: number]>([
    ['answers 500', (reply) => reply.writeHead(500).end(), /^500$/],
    ['hangs', () => {}, /^timeout$/, SOON_MS],
    ['redirects', (reply) => reply.writeHead(302, { location: '/other' }).end(), /^302$/],
    ['drops the request', (reply) => void reply.destroy(), /^(?:UND_ERR_SOCKET|ECONNRESET)$/],
  ])('%s gets the message once it no longer does', async (_, answer, noted, tryMs) => {
    const receiver = await receiverForTest(answer);
    const inbox = open(toWebhook(receiver.url), tryMs);
    await inbox.add(ARRIVAL);
    expect(await faultOf('webhook')).toMatch(noted);
    expectKept('webhook');
    receiver.become(taken);
    await expectDelivered('webhook');
    const keys = receiver.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect(new Set(receiver.received.map(({ url }) => url))).toEqual(new Set(['/hook']));
  });
});

test('messages leave the server masked, and are kept as they came', async () => {
  const [server, receiver] = [await mailServerForTest(), await receiverForTest()];
  const url = `smtp://127.0.0.1:${server.port}`;
  const inbox = open({ SMTP_URL: url, ...toWebhook(receiver.url) });
  const message = { ...SAMPLE, name: 'Ada 123-45-6789', message: 'My SSN is 123-45-6789.' };
  await inbox.add({ ...ARRIVAL, message });
  await expectDelivered('email');
  await expectDelivered('webhook');
  expect(store.get(1)).toMatchObject(message);
  expect(receiver.received[0]?.body).toContain('My SSN is •••-••-••••.');
  for (const sent of [receiver.received[0]?.body, server.mails[0]]) {
    expect(sent).not.toMatch(/123.?45.?6789/);
  }
});

test('one of several inboxes on a file delivers each message', async () => {
  const receiver = await receiverForTest();
  const inboxes = [1, 2, 3].map(() => open(toWebhook(receiver.url)));
  const ids = await Promise.all(
    Array.from({ length: 8 }, () => inboxes.map((inbox) => inbox.add(ARRIVAL))).flat(),
  );
  expect(new Set(ids).size).toBe(24);
  const isDone = (id: number) => deliveryOf('webhook', id)?.state === 'done';
  await waitUntil(() => ids.every(isDone));
  const keys = receiver.received.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(24);
  expect(new Set(keys).size).toBe(24);
});

test('one that delivers by fewer channels takes none from another', async () => {
  const receiver = await receiverForTest();
  const inbox = open(toWebhook(receiver.url));
  open({});
  await inbox.add(ARRIVAL);
  await expectDelivered('webhook');
});
