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
const settings = { TRUST_PROXY: 1, RATE_LIMIT: { max: 10, windowMs: 600_000 } };

/** Posts each, one by one, from a network of its own; the names and reasons of those that were kept aside, and of the others. */
async function posted<Client extends string>(
  all: readonly Posted<Client>[],
  headersOf: Readonly<Record<Client, Readonly<Record<string, string>>>>,
) {
  const { app, inbox } = await appForTest({ tokenKey, settings });
  for (const [number, [client, name, message, begunMs]] of all.entries()) {
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
  const kept = inbox.list({}).map(({ aside, name, remarks }) => ({ aside, name, remarks }));
  expect(kept).toHaveLength(all.length);
  const delivered = kept.filter(({ aside }) => aside === '');
  return { aside: kept.filter(({ aside }) => aside !== ''), delivered };
}

test(`of ${HONEST.length} messages from people none is kept aside`, async () => {
  const { aside } = await posted(HONEST, BROWSERS);
  expect(aside).toEqual([]);
});

test('of fifty who write about one paper, some in the form’s own words alone, none is kept aside', async () => {
  const opening = 'I am writing about Schedule K-1 (your share of a company’s or trust’s income).';
  const fifty = Array.from({ length: 50 }, (_, place): Posted<keyof typeof BROWSERS> => {
    const [client, name, message, ...begun] = HONEST[place % HONEST.length] ?? ['chrome', '', ''];
    const added = ['', '\n\nPlease call me.', `\n\n${message}`][place % 3] ?? '';
    return [client, name, opening + added, ...begun];
  });
  const { aside } = await posted(fifty, BROWSERS);
  expect(aside).toEqual([]);
});

test(`of ${BOTS.length} messages from programs nine in ten are kept aside`, async () => {
  const { aside, delivered } = await posted(BOTS, PROGRAMS);
  const figures = `${aside.length} of ${BOTS.length} kept aside, not: ${delivered.map(({ name }) => name).join(', ')}`;
  expect(aside.length / BOTS.length, figures).toBeGreaterThanOrEqual(0.9);
  for (const { remarks } of aside) expect(remarks).not.toBe('');
});
