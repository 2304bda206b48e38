import { expect, test } from 'vitest';
import { startOfDay } from './start-of-day.ts';

test('a day begins at midnight in Texas', () => {
  expect(startOfDay('2026-03-08')).toBe('2026-03-08T06:00:00.000Z');
  expect(startOfDay('2026-03-09')).toBe('2026-03-09T05:00:00.000Z');
});

test.each(['', '2026-02-30', '2026-13-01', '2026-3-1', '20260301', 'today'])(
  '%j is no day',
  (text) => {
    expect(startOfDay(text)).toBeUndefined();
  },
);
