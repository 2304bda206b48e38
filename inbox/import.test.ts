import { expect, test } from 'vitest';
import { exportOf } from './export.ts';
import { FIELDS } from './fields.ts';
import { importOf } from './import.ts';
import { SAMPLE, STORED } from './testing/sample.ts';

const FIELD_NAMES = FIELDS.map(({ name }) => name);
const VALUES = FIELD_NAMES.map((name) => SAMPLE[name]);

/** A file of Netlify's, unquoted where it can be. */
const netlify = (...rows: string[]) => [`id,created_at,${FIELD_NAMES},ip`, ...rows].join('\n');

const { id: _, ...MOVED } = { ...STORED, receivedAt: '2026-04-15T10:30:00.000Z' };

test('what is exported here comes back as it was, the oldest first', () => {
  const messages = [
    { ...STORED, doneAt: '2026-11-15T21:04:05.000Z', message: "'=1\r\n\u202Ea\u0000\\u{41}" },
    { ...STORED, name: 'first of one second', quarantine: 'limit' as const, remarks: '=b; c' },
    { ...STORED, receivedAt: '2026-04-15T10:29:59.000Z', message: 'x'.repeat(100_000) },
  ];
  const moved = messages.map(({ id, ...message }) => message);
  expect(importOf(exportOf(messages))).toEqual({ messages: moved.reverse(), leftOut: [] });
});

test.each(['trap', 'score'] as const)('what looks like spam (%s) still does', (quarantine) => {
  const file = exportOf([{ ...STORED, quarantine }]);
  expect(exportOf(importOf(file).messages.map((message) => ({ ...message, id: 7 })))).toBe(file);
});

test('Netlify’s file gives new messages, without what the form does not say', () => {
  const file = netlify(
    `a1,2026-04-15T10:30:00.123Z,${VALUES},192.0.2.1`,
    'a2,2026-04-14T10:30:00Z, Ada ,ada@example.com,,,"one\r\ntwo",192.0.2.1',
    'a3,2026-04-13T10:30:00Z,"A\nB",no address,,Another subject,\u200B,192.0.2.1',
    ',,,,,,,',
    '',
  );
  const common = { doneAt: '', quarantine: '', remarks: '' };
  expect(importOf(file)).toEqual({
    leftOut: ['id', 'ip'],
    messages: [
      {
        ...common,
        receivedAt: '2026-04-13T10:30:00.000Z',
        name: 'A B',
        email: 'no address',
        phone: '',
        subject: 'Another subject',
        message: '\u200B',
        remarks: 'the message is blank',
      },
      {
        ...common,
        receivedAt: '2026-04-14T10:30:00.000Z',
        name: 'Ada',
        email: 'ada@example.com',
        phone: '',
        subject: '',
        message: 'one\ntwo',
      },
      { ...common, ...SAMPLE, receivedAt: '2026-04-15T10:30:00.123Z' },
    ],
  });
});

test.each(['\r\n', '\r'])('its lines may end with %j', (end) => {
  const file = netlify('a1,2026-04-15T10:30:00Z,Ada,ada@example.com,,,"a ""b"", c",').split('\n');
  expect(importOf(`\uFEFF${file.join(end)}${end}`).messages).toMatchObject([
    { name: 'Ada', message: 'a "b", c' },
  ]);
});

test('its columns may stand in any order, be written otherwise, and those of optional fields be missing', () => {
  const file = 'Message,Email,Created at,Name\nHello,ada@example.com,2026-04-15 10:30:00 UTC,Ada\n';
  expect(importOf(file).messages).toEqual([
    { ...MOVED, name: 'Ada', email: 'ada@example.com', phone: '', subject: '', message: 'Hello' },
  ]);
});

const OURS = exportOf([STORED]);

test.each([
  [
    '',
    'row 1: expected a column "Received", as "npm run inbox -- export" writes it, or "created_at"',
  ],
  ['name,message\na,b', 'row 1: expected a column "Received"'],
  ['created_at,name,message\n', 'row 1: expected a column "email"'],
  ['created_at,name,email,message,Name\n', 'row 1: expected only one column "name"'],
  [OURS.replace('"Done"', '"x"'), 'row 1: expected a column "Done"'],
  [
    OURS.replace(/2026-04-15 [^"]+/, 'soon'),
    'row 2: column "Received" has "soon", expected a time such as 2026-11-15 15:04:05 CST',
  ],
  [OURS.replace('T","",""', 'T","yes",""'), 'row 2: column "Done" has "yes", expected a time'],
  [
    OURS.replace('T","",""', 'T","","maybe"'),
    'row 2: column "Kept aside" has "maybe", expected nothing, "looks like spam" or "held back"',
  ],
  [netlify('a1,,,,,,,'), 'row 2: column "created_at" has "", expected a time'],
  [netlify('', 'a1,2026-04-15T10:30:00Z'), 'row 3: 2 columns, expected 8 as in row 1'],
  [netlify('"'), 'row 2: a text in quotes has no end'],
  [netlify('"a\r\nb"c'), 'row 2: a text with quotes stands in quotes, with each of its own twice'],
  [netlify('a"b'), 'row 2: a text with quotes stands in quotes'],
])('%j is refused', (file, message) => {
  expect(() => importOf(file)).toThrow(message);
});
