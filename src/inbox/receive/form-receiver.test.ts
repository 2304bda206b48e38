import { beforeEach, describe, expect, test } from 'vitest';
import { byField } from '../by-field.ts';
import { FIELDS, lengthAdvice } from '../fields.ts';
import type { Inbox } from '../inbox.ts';
import type { MessageStore } from '../store.ts';
import { BROWSER } from '../testing/browser.ts';
import { inboxForTest } from '../testing/inbox-for-test.ts';
import { FIELD, SAMPLE, SHORTEST_FORM } from '../testing/sample.ts';
import { createFormReceiver, type Outcome } from './form-receiver.ts';

const rules = { SITE_URL: 'https://www.example.com', RATE_LIMIT: 'off' } as const;

let store: MessageStore;
let receive: (body: string) => Promise<Outcome>;

beforeEach(() => {
  store = inboxForTest();
  const inbox: Pick<Inbox, 'add'> = { add: async (arrival) => Number(store.add([arrival])[0]) };
  const receivePosted = createFormReceiver(inbox, rules);
  receive = (body) => receivePosted({ body, headers: BROWSER, address: '192.0.2.1' });
});

function send(changes: Record<string, string> = {}): Promise<Outcome> {
  return receive(new URLSearchParams({ ...SHORTEST_FORM, ...changes }).toString());
}

describe('a complete form', () => {
  test('a form without optional fields is stored with empty ones', async () => {
    expect(await send()).toEqual({ kind: 'stored', id: 1 });
    const expected = byField(({ name, required }) => (required ? SAMPLE[name] : ''));
    expect(store.get(1)).toMatchObject({ ...expected, quarantine: '', remarks: '' });
  });

  const foreign = 'Grüße, 你好, 👩‍👩‍👧 "quotes" & \'; DROP TABLE messages;--';
  test.each<[string, Partial<typeof SAMPLE>, Partial<typeof SAMPLE>]>([
    [
      'values are trimmed, and a name stays on one line',
      { name: '  Ada\r\nBcc: x@example.com ', email: ' a@example.com ', message: '\n a\r\nb ' },
      { name: 'Ada Bcc: x@example.com', email: 'a@example.com', message: 'a\nb' },
    ],
    ['every script and emoji is kept', { message: foreign }, { message: foreign }],
    ['only spaces are accepted', { name: ' ', message: ' ' }, { name: '', message: '' }],
    [
      'an address with a non-ASCII domain, as Firefox posts it, is converted',
      { email: 'ada@bücher.example' },
      { email: 'ada@xn--bcher-kva.example' },
    ],
    ...['a@b', "o'brien+tax@mail.example.co.uk", 'a.@b.c'].map(
      (email): [string, Partial<typeof SAMPLE>, Partial<typeof SAMPLE>] => [
        `the address ${email} is accepted`,
        { email },
        { email },
      ],
    ),
  ])('%s', async (_, typed, kept) => {
    await send(typed);
    expect(store.get(1)).toMatchObject({ ...kept, quarantine: '' });
  });

  test('NUL, other control characters and lone surrogates are removed', async () => {
    await receive(
      `name=A%00da&message=a%00b%1B%5B31mc%09d\ud800e%ED%A0%80&${new URLSearchParams(SHORTEST_FORM)}`,
    );
    const kept = store.get(1);
    expect(kept?.name).toBe('Ada');
    expect(kept?.message.startsWith('ab[31mc\td\ufffde')).toBe(true);
    expect(kept?.message.isWellFormed()).toBe(true);
  });

  test('values at their limits are accepted, counted as in browsers: line breaks once, emoji twice', async () => {
    const name = '😀'.repeat(FIELD.name.limit / 2);
    const phone = '1'.repeat(FIELD.phone.limit);
    const message = `${'a'.repeat(FIELD.message.limit - 2)}\r\nb`;
    expect((await send({ name, phone, message })).kind).toBe('stored');
  });

  test('the first of repeated fields counts; unknown fields and those after the hundredth do not', async () => {
    const more = `name=Second&__proto__=x&constructor=y${'&x'.repeat(100)}&bot-field=x`;
    await receive(`${new URLSearchParams(SHORTEST_FORM)}&${more}`);
    expect(store.get(1)).toMatchObject({ name: SAMPLE.name, quarantine: '' });
  });
});

describe('a form that is not accepted', () => {
  test('a rejected form gets an error for every wrong field, and its values', async () => {
    const wrong = { name: '', email: ' ', phone: '1', subject: 'Sales', message: '' };
    const typed = { ...SAMPLE, ...wrong };
    const advice = (name: keyof typeof FIELD) => ({ [name]: FIELD[name].advice });
    expect(await send(typed)).toEqual({
      kind: 'refused',
      fields: { ...advice('name'), ...advice('email'), ...advice('subject'), ...advice('message') },
      values: typed,
    });
    expect(store.list({})).toEqual([]);
  });

  test.each(FIELDS)('an over-long $name gets advice on its length', async (field) => {
    const typed = { [field.name]: 'x'.repeat(field.limit + 1) };
    expect(await send(typed)).toMatchObject({ fields: { [field.name]: lengthAdvice(field) } });
  });

  test.each<readonly [email: string, advice: string | undefined]>([
    ['o’brien@b.c', 'Enter an email without ’'],
    ['😀@b.c', 'Enter an email without 😀'],
    // A domain beyond the maximum length is not converted.
    [`ada@${'ü'.repeat(10_000)}.example`, lengthAdvice(FIELD.email)],
    ...['a@', '@b.c', 'a@b..c', 'a@-b.c', 'a@b.c-', 'a@b@c', 'a@ü b.c'].map(
      (email) => [email, FIELD.email.advice] as const,
    ),
  ])('the address %s is rejected with advice', async (email, advice) => {
    expect(await send({ email })).toMatchObject({ kind: 'refused', fields: { email: advice } });
  });
});

test('a form with the trap field filled in is quarantined, even with invalid fields', async () => {
  const tooLong = byField(({ limit }) => 'x'.repeat(limit + 1));
  const body = new URLSearchParams({ ...SHORTEST_FORM, ...tooLong });
  // Also when an empty copy of the field comes first.
  expect(await receive(`bot-field=&${body}&bot-field=x`)).toMatchObject({ kind: 'stored' });
  expect(store.list({ state: 'quarantined' })).toMatchObject([
    {
      ...byField(({ limit }) => 'x'.repeat(limit)),
      quarantine: 'trap',
      remarks: 'the hidden field is filled in',
    },
  ]);
});
