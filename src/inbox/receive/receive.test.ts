import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { byField } from '../by-field.ts';
import { FIELDS, lengthAdvice } from '../fields.ts';
import type { Inbox } from '../inbox.ts';
import type { MessageStore } from '../store.ts';
import { BROWSER } from '../testing/browser.ts';
import { inboxForTest } from '../testing/inbox-for-test.ts';
import { FIELD, SAMPLE, SHORTEST_FORM } from '../testing/sample.ts';
import { type Outcome, receiver } from './receive.ts';

const rules = {
  settings: { SITE_URL: 'https://www.example.com', RATE_LIMIT: 'off' },
  tokenKey: randomBytes(32),
} as const;

let store: MessageStore;
let receive: (body: string) => Promise<Outcome>;

beforeEach(() => {
  store = inboxForTest();
  const inbox: Pick<Inbox, 'add'> = { add: async (arrival) => store.add([arrival])[0] ?? 0 };
  const receivePosted = receiver(inbox, rules);
  receive = (body) => receivePosted({ body, headers: BROWSER, address: '192.0.2.1' });
});

function send(changes: Record<string, string> = {}): Promise<Outcome> {
  return receive(new URLSearchParams({ ...SHORTEST_FORM, ...changes }).toString());
}

async function refusal(changes: Record<string, string>) {
  const outcome = await send(changes);
  if (outcome.kind !== 'refused') throw new Error(`expected a refusal, got ${outcome.kind}`);
  expect(store.list({})).toEqual([]);
  return outcome;
}

describe('a complete form', () => {
  test('is stored with empty optional fields', async () => {
    expect(await send()).toEqual({ kind: 'stored', id: 1 });
    const expected = byField(({ name, required }) => (required ? SAMPLE[name] : ''));
    expect(store.get(1)).toMatchObject({ ...expected, quarantine: '', remarks: '' });
  });

  test('is trimmed, and a name stays on one line', async () => {
    await send({
      name: '  Ada\r\nBcc: x@example.com ',
      email: ' ada@example.com ',
      message: '\n a\r\nb ',
    });
    expect(store.get(1)).toMatchObject({
      name: 'Ada Bcc: x@example.com',
      email: 'ada@example.com',
      message: 'a\nb',
    });
  });

  test('keeps every script and emoji', async () => {
    const message = 'Grüße, 你好, 👩‍👩‍👧 "quotes" & \'; DROP TABLE messages;--';
    await send({ message });
    expect(store.get(1)?.message).toBe(message);
  });

  test('loses NUL, other control characters and lone surrogates', async () => {
    await receive(
      `name=A%00da&message=a%00b%1B%5B31mc%09d\ud800e%ED%A0%80&${new URLSearchParams(SHORTEST_FORM)}`,
    );
    const kept = store.get(1);
    expect(kept?.name).toBe('Ada');
    expect(kept?.message.startsWith('ab[31mc\td\ufffde')).toBe(true);
    expect(kept?.message.isWellFormed()).toBe(true);
  });

  test('may be as long as the limits, counted as browsers do: line breaks once, emoji twice', async () => {
    const name = '😀'.repeat(FIELD.name.limit / 2);
    const phone = '1'.repeat(FIELD.phone.limit);
    const message = `${'a'.repeat(FIELD.message.limit - 2)}\r\nb`;
    expect((await send({ name, phone, message })).kind).toBe('stored');
  });

  test.each([
    ['blanks', ' ', ''],
    ['a zero-width character', '\u200b', '\u200b'],
  ])('may have %s for a name and a message, which is marked', async (_, typed, kept) => {
    await send({ name: typed, message: typed });
    expect(store.get(1)).toMatchObject({
      name: kept,
      message: kept,
      quarantine: '',
      remarks: 'the name is blank; the message is blank',
    });
  });

  test('may have an address as Firefox posts it', async () => {
    await send({ email: 'ada@bücher.example' });
    expect(store.get(1)?.email).toBe('ada@xn--bcher-kva.example');
  });

  test('counts the first of repeated fields, and ignores unknown ones and those after the hundredth', async () => {
    const more = `name=Second&__proto__=x&constructor=y${'&x'.repeat(100)}&bot-field=x`;
    await receive(`${new URLSearchParams(SHORTEST_FORM)}&${more}`);
    expect(store.get(1)).toMatchObject({ name: SAMPLE.name, quarantine: '' });
  });
});

describe('a form that is refused', () => {
  test('has no domain converted that is longer than any', async () => {
    const email = `ada@${'ü'.repeat(10_000)}.example`;
    expect(await send({ email })).toMatchObject({ fields: { email: lengthAdvice(FIELD.email) } });
  });

  test('names every field to mend and returns what was typed', async () => {
    const wrong = { name: '', email: ' ', phone: '1', subject: 'Sales', message: '' };
    const typed = { ...SAMPLE, ...wrong };
    expect(await refusal(typed)).toEqual({
      kind: 'refused',
      fields: {
        name: FIELD.name.advice,
        email: FIELD.email.advice,
        subject: FIELD.subject.advice,
        message: FIELD.message.advice,
      },
      values: typed,
    });
  });

  test.each(FIELDS)('says what to do about an over-long $name', async (field) => {
    const { name, limit } = field;
    expect((await refusal({ [name]: 'x'.repeat(limit + 1) })).fields).toEqual({
      [name]: lengthAdvice(field),
    });
  });

  test.each([
    ['o’brien@b.c', '’'],
    ['😀@b.c', '😀'],
  ])('because of the sign in the address %s, which is named', async (email, sign) => {
    const advice = `Enter an email without ${sign}`;
    expect((await refusal({ email })).fields).toEqual({ email: advice });
  });

  test.each(['a@', '@b.c', 'a@b..c', 'a@-b.c', 'a@b.c-', 'a@b@c', 'a@ü b.c'])(
    'because of the address %s',
    async (email) => {
      expect((await refusal({ email })).fields).toEqual({ email: FIELD.email.advice });
    },
  );

  test.each(['a@b', "o'brien+tax@mail.example.co.uk", 'a.@b.c'])(
    'but not because of the address %s, which browsers accept',
    async (email) => {
      expect((await send({ email })).kind).toBe('stored');
    },
  );

  test.each(['', '&&==', '%', '%E0%A4%A', '[]', '{"name":"x"}'])(
    'when the body is "%s"',
    async (body) => {
      expect((await receive(body)).kind).toBe('refused');
    },
  );
});

describe('a filled trap', () => {
  test('is stored apart and needs no correct fields', async () => {
    const tooLong = byField(({ limit }) => 'x'.repeat(limit + 1));
    expect(await send({ ...tooLong, 'bot-field': 'x' })).toMatchObject({ kind: 'stored' });
    expect(store.list({ state: 'spam' })).toMatchObject([
      {
        ...byField(({ limit }) => 'x'.repeat(limit)),
        quarantine: 'trap',
        remarks: 'the hidden field is filled in',
      },
    ]);
    expect(store.list({ state: 'new' })).toEqual([]);
  });

  test('springs even when an empty copy of the field comes first', async () => {
    const body = `bot-field=&${new URLSearchParams(SHORTEST_FORM)}&bot-field=x`;
    expect(await receive(body)).toEqual({ kind: 'stored', id: 1 });
    expect(store.get(1)?.quarantine).toBe('trap');
  });
});
