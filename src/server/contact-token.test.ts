import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { TOKEN_PATH } from '../inbox/fields.ts';
import { makeToken } from '../inbox/spam/token.ts';
import { BROWSER } from '../inbox/testing/browser.ts';
import { SHORTEST_FORM } from '../inbox/testing/sample.ts';
import { appForTest } from './testing/test-app.ts';

test('a token is given fresh to everyone who asks', async () => {
  const { app } = await appForTest();
  const response = await app.inject(TOKEN_PATH);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toEqual({ token: expect.stringMatching(/^\d+\.[\w-]{43}$/) });
});

const tokenKey = randomBytes(32);
const fresh = () => makeToken(tokenKey);
const ofYesterday = () => makeToken(tokenKey, Date.now() - 86_400_000);
const three = 'https://example.net https://example.org https://example.com';

test.each([
  ['an old token and links', { message: three, token: ofYesterday() }, '', ''],
  ['no token and links', { message: three }, '', ''],
  ['a token of a moment ago', { token: fresh() }, '', ''],
  [
    'a token of a moment ago and links',
    { message: three, token: fresh() },
    'score',
    '3 links; filled in within 3 seconds',
  ],
  ['a made-up token', { token: 'x' }, '', ''],
  [
    'a made-up token and links',
    { message: three, token: 'x' },
    'score',
    '3 links; a made-up token',
  ],
])('a message with %s', async (_, changes, quarantine, remarks) => {
  const { app, store } = await appForTest({ tokenKey });
  const response = await app.inject({
    method: 'POST',
    url: '/',
    headers: { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...SHORTEST_FORM, ...changes }).toString(),
  });
  expect(response.json()).toEqual({ ok: true });
  expect(store.list({})).toMatchObject([{ quarantine, remarks }]);
});
