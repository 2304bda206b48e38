import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { HANG_MS } from '../../../tests/hang.ts';
import { readSettings } from '../../base/settings/settings.ts';
import { receiverForTest } from '../testing/receiver.ts';
import { NOTHING_WAITS, SAMPLE, STORED } from '../testing/sample.ts';
import { webhookChannel } from './webhook.ts';

const secret = '0123456789abcdef';

async function post(url: string, message: string, waiting = NOTHING_WAITS): Promise<void> {
  const settings = { CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: secret };
  const channel = webhookChannel(readSettings(settings));
  await channel?.deliver({ ...STORED, message }, waiting, AbortSignal.timeout(HANG_MS));
}

test('a message is posted as JSON, signed with the time', async () => {
  const receiver = await receiverForTest();
  const waiting = { quarantined: 2, failed: 3 };
  const before = Math.floor(Date.now() / 1000);
  await post(receiver.url, '“頁”\n', waiting);
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
  expect(headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
});

test.each([201, 204, 301, 307, 404, 429])('only a 2xx answer takes it: %i', async (status) => {
  const receiver = await receiverForTest((reply) => reply.writeHead(status).end());
  const posted = post(receiver.url, 'x').catch((error: unknown) => error);
  expect(await posted).toEqual(status < 300 ? undefined : expect.objectContaining({ status }));
});
