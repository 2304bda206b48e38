import { expect, test } from 'vitest';
import { BODY_LIMIT, FIELDS } from './fields.ts';

test('the longest valid form fits BODY_LIMIT', () => {
  const longest = FIELDS.map(({ name, limit }) => [name, '頁'.repeat(limit)]);
  expect(new URLSearchParams(longest).toString().length).toBeLessThan(BODY_LIMIT);
});
