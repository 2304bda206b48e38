import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { TEST_TIMEOUT_MS } from '../../../tests/test-timeout.ts';
import { readSettings } from '../../base/settings/settings.ts';
import { webhookServerForTest } from '../testing/receiver.ts';
import { SAMPLE, STORED } from '../testing/sample.ts';
import { webhookChannel } from './webhook.ts';

const secret = '0123456789abcdef';

test('a message is posted as JSON, with a signature that covers the time', async () => {
  const receiver = await webhookServerForTest();
  const waiting = { quarantined: 2, failed: 3 };
  const before = Math.floor(Date.now() / 1000);
  const channel = webhookChannel(
    readSettings({ CONTACT_WEBHOOK_URL: receiver.url, CONTACT_WEBHOOK_SECRET: secret }),
  );
  const message = { ...STORED, message: '“頁”\n' };
  await channel?.deliver(message, waiting, AbortSignal.timeout(TEST_TIMEOUT_MS));
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
