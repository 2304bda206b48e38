import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ADVICE, LIMITS, SUBJECTS } from './fields.ts';
import { type Outcome, receive } from './receive.ts';
import { type Inbox, openInbox } from './store.ts';

let folder: string;
let inbox: Inbox;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inbox-'));
  inbox = openInbox(join(folder, 'inbox.sqlite'));
});

afterEach(() => {
  inbox.close();
  rmSync(folder, { recursive: true });
});

const complete = {
  'form-name': 'contact',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'Hello',
};

function send(changes: Record<string, string> = {}): Outcome {
  return receive(inbox, new URLSearchParams({ ...complete, ...changes }).toString());
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
    expect(inbox.get(1)).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '',
      subject: '',
      message: 'Hello',
      spam: false,
    });
  });

  test.each(SUBJECTS)('may be about %s', (subject) => {
    expect(send({ subject }).kind).toBe('stored');
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
      'form-name=contact&name=A%00da&email=ada%40example.com&message=a%00b%1B%5B31mc%09d\ud800e%ED%A0%80',
    );
    const kept = inbox.get(1);
    expect(kept?.name).toBe('Ada');
    expect(kept?.message.startsWith('ab[31mc\td\ufffde')).toBe(true);
    expect(kept?.message.isWellFormed()).toBe(true);
  });

  test('may be as long as the limits, line breaks counted once', () => {
    const message = `${'a'.repeat(LIMITS.message - 2)}\r\nb`;
    expect(send({ name: 'n'.repeat(LIMITS.name), message, phone: '1'.repeat(50) }).kind).toBe(
      'stored',
    );
  });

  test('counts the first of repeated fields and ignores unknown ones', () => {
    receive(inbox, `${new URLSearchParams(complete)}&name=Second&__proto__=x&constructor=y`);
    expect(inbox.get(1)?.name).toBe('Ada Lovelace');
  });
});

describe('a form that is refused', () => {
  test('names every field to mend and returns what was typed', () => {
    const typed = { name: ' ', email: 'ada', phone: '1', subject: 'Sales', message: '' };
    expect(refusal(typed)).toEqual({
      kind: 'refused',
      fields: {
        name: ADVICE.name,
        email: ADVICE.email,
        subject: ADVICE.subject,
        message: ADVICE.message,
      },
      values: typed,
    });
  });

  test.each([
    ['name', 'n'.repeat(201), ADVICE.nameLength],
    ['email', `${'e'.repeat(243)}@example.com`, ADVICE.emailLength],
    ['phone', '1'.repeat(51), ADVICE.phoneLength],
    ['message', 'm'.repeat(5_001), ADVICE.messageLength],
  ])('says to shorten %s', (field, value, advice) => {
    expect(refusal({ [field]: value }).fields).toEqual({ [field]: advice });
  });

  test.each(['a@', '@b.c', 'a b@c.d', 'a@b..c', 'a@-b.c', 'a@b.c-', 'ä@b.c', 'a@b@c'])(
    'because of the address %s',
    (email) => {
      expect(refusal({ email }).fields).toEqual({ email: ADVICE.email });
    },
  );

  test.each(['a@b', "o'brien+tax@mail.example.co.uk", 'a.@b.c'])(
    'but not because of the address %s, which browsers accept',
    (email) => {
      expect(send({ email }).kind).toBe('stored');
    },
  );

  test.each(['', 'other'])('because form-name is "%s"', (formName) => {
    expect(refusal({ 'form-name': formName }).fields).toEqual({ 'form-name': ADVICE.formName });
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
    expect(send({ 'bot-field': 'x', email: 'no', message: 'm'.repeat(9_999) })).toEqual({
      kind: 'spam',
    });
    const [trapped] = inbox.list({ spam: true, limit: 10 });
    expect(trapped).toMatchObject({ email: 'no', spam: true });
    expect(trapped?.message).toHaveLength(LIMITS.message);
    expect(inbox.list({ spam: false, limit: 10 })).toEqual([]);
  });

  test('springs even when an empty copy of the field comes first', () => {
    expect(receive(inbox, `bot-field=&${new URLSearchParams(complete)}&bot-field=x`).kind).toBe(
      'spam',
    );
  });
});
