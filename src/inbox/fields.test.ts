import { expect, test } from 'vitest';
import { BODY_LIMIT, FIELDS } from './fields.ts';

test('a form of the longest values is short enough to be read', () => {
  const longest = FIELDS.map(({ name, limit }) => [name, '頁'.repeat(limit)]);
  expect(new URLSearchParams(longest).toString().length).toBeLessThan(BODY_LIMIT);
});
