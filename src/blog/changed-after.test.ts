import { expect, test } from 'vitest';
import { changedAfter } from './post.ts';

test.each([
  ['later', '2026-02-03', '2026-02-03'],
  // Was a draft then.
  ['before its date', '2026-01-02', undefined],
  ['never', null, undefined],
])('a post that was changed %s', (_, modified_at, day) => {
  expect(changedAfter({ published_at: '2026-01-05', modified_at })).toBe(day);
});
