import { expect, test } from 'vitest';
import { appForTest } from './testing/test-app.ts';

const RATE_LIMIT = { max: 10, windowMs: 1_000 };
const forwarded = { url: '/robots.txt', headers: { 'x-forwarded-for': '192.0.2.7' } };

test('a proxy that no setting names is warned of once', async () => {
  const { app, log } = await appForTest({ settings: { RATE_LIMIT } });
  await app.inject('/robots.txt');
  expect(log).toEqual([]);
  await app.inject(forwarded);
  await app.inject(forwarded);
  expect(log).toEqual([expect.stringContaining('TRUST_PROXY')]);
  expect(log[0]).toContain('"level":"warn"');
  expect(log[0]).not.toContain('192.0.2.7');
});

test('a proxy that is named, and one that changes nothing, are not', async () => {
  const named = await appForTest({ settings: { TRUST_PROXY: 1, RATE_LIMIT } });
  const unlimited = await appForTest({ settings: { RATE_LIMIT: 'off' } });
  for (const { app, log } of [named, unlimited]) {
    await app.inject(forwarded);
    expect(log).toEqual([]);
  }
});
