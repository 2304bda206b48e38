import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { HANG_MS } from '../../../tests/hang.ts';
import { readSettings } from '../../base/settings/settings.ts';
import { receiverForTest } from '../testing/receiver.ts';
import { NOTHING_WAITS, SAMPLE, STORED } from '../testing/sample.ts';
import type { Channel } from './channel.ts';
import { webhookChannel } from './webhook.ts';

const secret = '0123456789abcdef';
const patience = () => AbortSignal.timeout(HANG_MS);

function webhookTo(url: string): Channel {
  const settings = { CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: secret };
  const channel = webhookChannel(readSettings(settings));
  if (!channel) throw new Error('expected a channel');
  return channel;
}

test('a message is posted as JSON, signed with the time', async () => {
  const receiver = await receiverForTest();
  const waiting = { spam: 1, held: 2, failed: 3 };
  const before = Math.floor(Date.now() / 1000);
  await webhookTo(receiver.url).deliver({ ...STORED, message: '“頁”\n' }, waiting, patience());
  const [request] = receiver.received;
  if (!request) throw new Error('expected a request');
  const { method, url, headers, body } = request;
  expect([method, url, headers['content-type']]).toEqual(['POST', '/hook', 'application/json']);
  const fields = { ...SAMPLE, message: '“頁”\n' };
  expect(JSON.parse(body)).toEqual({ id: 7, receivedAt: STORED.receivedAt, ...fields, waiting });
  const stamp = headers['x-timestamp'];
  expect(Number(stamp)).toBeGreaterThanOrEqual(before);
  expect(Number(stamp)).toBeLessThanOrEqual(Date.now() / 1000);
  const signed = createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex');
  expect(headers['x-signature']).toBe(signed);
});

test('a repeat is known by its key', async () => {
  const receiver = await receiverForTest();
  const webhook = webhookTo(receiver.url);
  for (const id of [7, 7, 8]) await webhook.deliver({ ...STORED, id }, NOTHING_WAITS, patience());
  const [first, repeat, other] = receiver.received.map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(repeat).toBe(first);
  expect(other).not.toBe(first);
});

test('only a 2xx answer acknowledges it; a redirect is not followed', async () => {
  const receiver = await receiverForTest();
  const elsewhere = await receiverForTest();
  const webhook = webhookTo(receiver.url);
  for (const status of [200, 201, 202, 204]) {
    receiver.become((reply) => reply.writeHead(status).end());
    await webhook.deliver(STORED, NOTHING_WAITS, patience());
  }
  for (const status of [301, 302, 303, 307, 308, 400, 404, 410, 429, 500, 503]) {
    receiver.become((reply) => reply.writeHead(status, { location: elsewhere.url }).end());
    await expect(webhook.deliver(STORED, NOTHING_WAITS, patience())).rejects.toMatchObject({
      status,
    });
  }
  expect(elsewhere.received).toEqual([]);
});
