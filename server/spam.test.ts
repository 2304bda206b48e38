import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { FORM_NAME, FORM_NAME_FIELD, NONCE_FIELD, TOKEN_FIELD } from '../inbox/fields.ts';
import { BOTS } from '../inbox/spam/testing/bots.ts';
import { BROWSERS, PROGRAMS } from '../inbox/spam/testing/clients.ts';
import { HONEST } from '../inbox/spam/testing/honest.ts';
import type { Posted } from '../inbox/spam/testing/posted.ts';
import { makeToken } from '../inbox/spam/token.ts';
import { appForTest } from './testing/test-app.ts';

const tokenKey = randomBytes(32);

/** Posts each, one by one; how many were kept aside, and the names and reasons of those that were and were not. */
async function posted<Client extends string>(
  all: readonly Posted<Client>[],
  headersOf: Readonly<Record<Client, Readonly<Record<string, string>>>>,
) {
  const { app, inbox } = await appForTest({ tokenKey });
  for (const [number, { client, fields, begunMs }] of all.entries()) {
    const response = await app.inject({
      method: 'POST',
      url: '/',
      headers: {
        ...headersOf[client],
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({
        [FORM_NAME_FIELD]: FORM_NAME,
        email: `sender${number}@mail.example`,
        ...fields,
        ...(begunMs && {
          [NONCE_FIELD]: `nonce ${number}`,
          [TOKEN_FIELD]: makeToken(tokenKey, Date.now() - begunMs),
        }),
      }).toString(),
    });
    expect([200, 303]).toContain(response.statusCode);
  }
  const kept = inbox.list({}).map(({ aside, name, remarks }) => ({ aside, name, remarks }));
  expect(kept).toHaveLength(all.length);
  return {
    aside: kept.filter(({ aside }) => aside === 'score'),
    delivered: kept.filter(({ aside }) => aside === ''),
  };
}

test(`of ${HONEST.length} messages from people none is kept aside`, async () => {
  const { aside } = await posted(HONEST, BROWSERS);
  expect(aside).toEqual([]);
});

test(`of ${BOTS.length} messages from programs nine in ten are kept aside`, async () => {
  const { aside, delivered } = await posted(BOTS, PROGRAMS);
  const figures = `${aside.length} of ${BOTS.length} kept aside, not: ${delivered.map(({ name }) => name).join(', ')}`;
  expect(aside.length / BOTS.length, figures).toBeGreaterThanOrEqual(0.9);
  for (const { remarks } of aside) expect(remarks).not.toBe('');
});
