import { expect, test } from 'vitest';
import { appForTest } from './testing/test-app.ts';

const RATE_LIMIT = { max: 10, windowMs: 1_000 };

test.each([
  [
    'that no setting names is warned of once',
    { RATE_LIMIT },
    [expect.stringContaining('TRUST_PROXY')],
  ],
  ['that is named is not', { TRUST_PROXY: 1, RATE_LIMIT }, []],
])('a proxy %s', async (_, settings, warned) => {
  const { app, log } = await appForTest({ settings });
  await app.inject('/robots.txt');
  const forwarded = { url: '/robots.txt', headers: { 'x-forwarded-for': '192.0.2.7' } };
  for (const _ of [1, 2]) await app.inject(forwarded);
  expect(log).toEqual(warned);
  expect(log.join()).not.toContain('192.0.2.7');
});
