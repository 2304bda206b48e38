import { expect, test } from 'vitest';
import {
  BODY_LIMIT,
  FIELDS,
  FORM_NAME_FIELD,
  lengthAdvice,
  TOKEN_FIELD,
  TRAP_FIELD,
} from './fields.ts';
import { FIELD, SAMPLE, STORED } from './testing/sample.ts';

/** Keys of a message besides the fields, the hidden fields, and what posting the form reads of it. */
const TAKEN = [
  ...Object.keys(STORED).filter((name) => !(name in SAMPLE)),
  ...[FORM_NAME_FIELD, TOKEN_FIELD, TRAP_FIELD, 'action'],
];

test('no two fields have one name, and none has another thing’s', () => {
  const names = FIELDS.map(({ name }) => name);
  expect(new Set([...TAKEN, ...names]).size).toBe(TAKEN.length + names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+([-_][a-z]+)*$/);
});

test('the advice on a length gives the number as an American writes it', () => {
  expect(lengthAdvice(FIELD.message)).toBe('Shorten the message to 5,000 characters');
});

test('a form of the longest values is short enough to be read', () => {
  const longest = FIELDS.map(({ name, limit }) => [name, '頁'.repeat(limit)]);
  expect(new URLSearchParams(longest).toString().length).toBeLessThan(BODY_LIMIT);
});
