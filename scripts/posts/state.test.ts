import { expect, test } from 'vitest';
import { stateOf } from './state.ts';

test.each([
  [true, '2026-11-03', 'published'],
  [true, '2026-11-02', 'published'],
  [true, '2026-11-04', 'scheduled'],
  [false, '2026-11-04', 'draft'],
])('published: %s, dated %s: %s', (is_published, published_at, state) => {
  expect(stateOf({ is_published, published_at }, '2026-11-03')).toBe(state);
});
