import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  FORM_NAME,
  FORM_NAME_FIELD,
  NONCE_FIELD,
  TOKEN_FIELD,
  TOKEN_PATH,
} from '../inbox/fields.ts';
import { BROWSERS, PROGRAMS } from '../inbox/spam/testing/clients.ts';
import { BOTS, HONEST, type Posted } from '../inbox/spam/testing/posted.ts';
import { makeToken } from '../inbox/spam/token.ts';
import { appForTest } from './testing/test-app.ts';

const tokenKey = randomBytes(32);
const settings = { TRUST_PROXY: 1, RATE_LIMIT: { max: 10, windowMs: 600_000 } };

/** Posts each message from a network of its own; the stored messages, the newest first. */
async function post<Client extends string>(
  messages: readonly Posted<Client>[],
  headersOf: Readonly<Record<Client, Readonly<Record<string, string>>>>,
) {
  const { app, store } = await appForTest({ tokenKey, settings });
  for (const [number, [client, name, message, begunMs]] of messages.entries()) {
    const response = await app.inject({
      method: 'POST',
      url: '/',
      headers: {
        ...headersOf[client],
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `192.0.2.${number}`,
      },
      payload: new URLSearchParams({
        [FORM_NAME_FIELD]: FORM_NAME,
        name,
        email: `sender${number}@mail.example`,
        message,
        ...(begunMs && {
          [NONCE_FIELD]: `nonce ${number}`,
          [TOKEN_FIELD]: makeToken(tokenKey, Date.now() - begunMs),
        }),
      }).toString(),
    });
    expect([200, 303]).toContain(response.statusCode);
  }
  const stored = store.list({});
  expect(stored).toHaveLength(messages.length);
  return stored;
}

test('clients’ messages are delivered', async () => {
  const stored = await post(HONEST, BROWSERS);
  expect(stored.filter(({ quarantine }) => quarantine !== '')).toEqual([]);
});

test('programs’ posts are quarantined with their reasons, unless they have one sign at most', async () => {
  const stored = await post(BOTS, PROGRAMS);
  const delivered = stored.filter(({ quarantine }) => quarantine === '').map(({ name }) => name);
  expect(delivered).toEqual([
    'Mr. Fred',
    '🎁 You got $5,890 ➡ https://telegra.ph/claim-11-02 ⬅',
    'Karen Lee',
  ]);
  for (const { quarantine, remarks } of stored) expect(remarks === '').toBe(quarantine === '');
});

test('a token is given fresh to everyone who asks', async () => {
  const { app } = await appForTest();
  const response = await app.inject(TOKEN_PATH);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toEqual({ token: expect.stringMatching(/^\d+\.[\w-]{43}$/) });
});
