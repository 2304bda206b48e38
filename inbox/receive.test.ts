import { beforeEach, describe, expect, test } from 'vitest';
import { byField } from './by-field.ts';
import { FIELDS, FORM_NAME_ADVICE, lengthAdvice } from './fields.ts';
import { type Outcome, receive } from './receive.ts';
import type { Inbox } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { FIELD, SAMPLE, SHORTEST_FORM } from './testing/sample.ts';

let inbox: Inbox;

beforeEach(() => {
  inbox = inboxForTest();
});

function send(changes: Record<string, string> = {}): Outcome {
  return receive(inbox, new URLSearchParams({ ...SHORTEST_FORM, ...changes }).toString());
}

function refusal(changes: Record<string, string>) {
  const outcome = send(changes);
  if (outcome.kind !== 'refused') throw new Error(`expected a refusal, got ${outcome.kind}`);
  expect(inbox.list({ limit: 10 })).toEqual([]);
  return outcome;
}

describe('a complete form', () => {
  test('is stored with empty optional fields', () => {
    expect(send()).toEqual({ kind: 'stored', id: 1 });
    const expected = byField(({ name, required }) => (required ? SAMPLE[name] : ''));
    expect(inbox.get(1)).toMatchObject({ ...expected, spam: false });
  });

  const choices = FIELDS.flatMap((field) =>
    field.kind === 'select' ? field.options.map((option) => [field.name, option] as const) : [],
  );
  test.each(choices)('has a %s such as %s', (name, option) => {
    expect(send({ [name]: option }).kind).toBe('stored');
  });

  test('is trimmed, and a name stays on one line', () => {
    send({
      name: '  Ada\r\nBcc: x@example.com ',
      email: ' ada@example.com ',
      message: '\n a\r\nb ',
    });
    expect(inbox.get(1)).toMatchObject({
      name: 'Ada Bcc: x@example.com',
      email: 'ada@example.com',
      message: 'a\nb',
    });
  });

  test('keeps every script and emoji', () => {
    const message = 'Grüße, 你好, 👩‍👩‍👧 "quotes" & \'; DROP TABLE messages;--';
    send({ message });
    expect(inbox.get(1)?.message).toBe(message);
  });

  test('loses NUL, other control characters and lone surrogates', () => {
    receive(
      inbox,
      `name=A%00da&message=a%00b%1B%5B31mc%09d\ud800e%ED%A0%80&${new URLSearchParams(SHORTEST_FORM)}`,
    );
    const kept = inbox.get(1);
    expect(kept?.name).toBe('Ada');
    expect(kept?.message.startsWith('ab[31mc\td\ufffde')).toBe(true);
    expect(kept?.message.isWellFormed()).toBe(true);
  });

  test('may be as long as the limits, line breaks counted once', () => {
    const name = 'n'.repeat(FIELD.name.limit);
    const phone = '1'.repeat(FIELD.phone.limit);
    const message = `${'a'.repeat(FIELD.message.limit - 2)}\r\nb`;
    expect(send({ name, phone, message }).kind).toBe('stored');
  });

  test('counts the first of repeated fields and ignores unknown ones', () => {
    receive(inbox, `${new URLSearchParams(SHORTEST_FORM)}&name=Second&__proto__=x&constructor=y`);
    expect(inbox.get(1)?.name).toBe(SAMPLE.name);
  });
});

describe('a form that is refused', () => {
  test('names every field to mend and returns what was typed', () => {
    const wrong = { name: ' ', email: 'ada', phone: '1', subject: 'Sales', message: '' };
    const typed = { ...SAMPLE, ...wrong };
    expect(refusal(typed)).toEqual({
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

  test.each(FIELDS)('says what to do about an over-long $name', (field) => {
    const { name, limit } = field;
    expect(refusal({ [name]: 'x'.repeat(limit + 1) }).fields).toEqual({
      [name]: lengthAdvice(field),
    });
  });

  test.each(['a@', '@b.c', 'a b@c.d', 'a@b..c', 'a@-b.c', 'a@b.c-', 'ä@b.c', 'a@b@c'])(
    'because of the address %s',
    (email) => {
      expect(refusal({ email }).fields).toEqual({ email: FIELD.email.advice });
    },
  );

  test.each(['a@b', "o'brien+tax@mail.example.co.uk", 'a.@b.c'])(
    'but not because of the address %s, which browsers accept',
    (email) => {
      expect(send({ email }).kind).toBe('stored');
    },
  );

  test.each(['', 'other'])('because form-name is "%s"', (formName) => {
    expect(refusal({ 'form-name': formName }).fields).toEqual({ 'form-name': FORM_NAME_ADVICE });
  });

  test.each(['', '&&==', '%', '%E0%A4%A', '[]', '{"name":"x"}'])(
    'when the body is "%s"',
    (body) => {
      expect(receive(inbox, body).kind).toBe('refused');
    },
  );
});

describe('a filled trap', () => {
  test('is stored apart and needs no correct fields', () => {
    const tooLong = byField(({ limit }) => 'x'.repeat(limit + 1));
    expect(send({ ...tooLong, 'bot-field': 'x' })).toEqual({ kind: 'spam' });
    expect(inbox.list({ spam: true, limit: 10 })).toMatchObject([
      { ...byField(({ limit }) => 'x'.repeat(limit)), spam: true },
    ]);
    expect(inbox.list({ spam: false, limit: 10 })).toEqual([]);
  });

  test('springs even when an empty copy of the field comes first', () => {
    expect(
      receive(inbox, `bot-field=&${new URLSearchParams(SHORTEST_FORM)}&bot-field=x`).kind,
    ).toBe('spam');
  });
});
