import { expect, test } from 'vitest';
import { BODY_LIMIT, FIELDS, lengthAdvice } from './fields.ts';
import { FIELD } from './testing/sample.ts';

test('the advice on a length gives the number as an American writes it', () => {
  expect(lengthAdvice(FIELD.message)).toBe('Shorten the message to 5,000 characters');
});

test('a form of the longest values is short enough to be read', () => {
  const longest = FIELDS.map(({ name, limit }) => [name, '頁'.repeat(limit)]);
  expect(new URLSearchParams(longest).toString().length).toBeLessThan(BODY_LIMIT);
});
