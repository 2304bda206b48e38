import { expect, test } from 'vitest';
import { longUsDate } from './us-date.ts';

test.each([
  ['2026-11-03', 'November 3, 2026'],
  ['2026-01-01', 'January 1, 2026'],
  ['2024-02-29', 'February 29, 2024'],
  ['1975-12-31', 'December 31, 1975'],
])('%s is %s', (iso, long) => {
  expect(longUsDate(iso)).toBe(long);
});

test.each(['', '2026-02-30', '2026-11-3', '2026-11-03T00:00', 'November 3'])(
  '"%s" is no date',
  (text) => {
    expect(() => longUsDate(text)).toThrow(RangeError);
  },
);
