import { expect, test } from 'vitest';
import { FORM_NAME, FORM_NAME_FIELD } from '../fields.ts';
import type { Inbox } from '../inbox.ts';
import { createFormReceiver } from '../receive/form-receiver.ts';
import { inboxForTest } from '../testing/inbox-for-test.ts';
import { BROWSERS, PROGRAMS } from './testing/clients.ts';
import { BOTS, HONEST, type Posted } from './testing/posted.ts';

const settings = {
  SITE_URL: 'https://www.example.com',
  RATE_LIMIT: { max: 10, windowMs: 600_000 },
};

/** Posts each message from a different network; resolves to the stored messages, newest first. */
async function post<Client extends string>(
  messages: readonly Posted<Client>[],
  headersOf: Readonly<Record<Client, Readonly<Record<string, string>>>>,
) {
  const store = inboxForTest();
  const inbox: Pick<Inbox, 'add'> = { add: async (arrival) => Number(store.add([arrival])[0]) };
  const receive = createFormReceiver(inbox, settings);
  for (const [number, [client, name, message]] of messages.entries()) {
    const form = new URLSearchParams({
      [FORM_NAME_FIELD]: FORM_NAME,
      name,
      email: `sender${number}@mail.example`,
      message,
    });
    await receive({
      body: form.toString(),
      headers: headersOf[client],
      address: `192.0.2.${number}`,
    });
  }
  const stored = store.list({});
  expect(stored).toHaveLength(messages.length);
  return stored;
}

test('all sample messages of clients are delivered', async () => {
  const stored = await post(HONEST, BROWSERS);
  expect(stored.filter(({ quarantine }) => quarantine !== '')).toEqual([]);
});

test('sample messages of programs are quarantined with reasons, unless they have at most one sign', async () => {
  const stored = await post(BOTS, PROGRAMS);
  const delivered = stored.filter(({ quarantine }) => quarantine === '').map(({ name }) => name);
  expect(delivered).toEqual([
    'Mr. Fred',
    '🎁 You got $5,890 ➡ https://telegra.ph/claim-11-02 ⬅',
    'Karen Lee',
    'Passive Income',
  ]);
  for (const { quarantine, remarks } of stored) expect(remarks === '').toBe(quarantine === '');
});
