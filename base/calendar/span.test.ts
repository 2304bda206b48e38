import { expect, test } from 'vitest';
import { ago, startOfDay } from './span.ts';

const now = new Date('2026-03-31T17:00:00Z');

test.each([
  // A day earlier by the clock on the wall, also over the change to summer time on March 8.
  ['1d', '2026-03-30T17:00:00.000Z'],
  ['4w', '2026-03-03T18:00:00.000Z'],
  ['1mo', '2026-02-28T18:00:00.000Z'],
  ['24mo', '2024-03-31T17:00:00.000Z'],
  ['2y', '2024-03-31T17:00:00.000Z'],
])('%s ago', (span, moment) => {
  expect(ago(span, now)).toBe(moment);
});

test.each(['', '0d', '7', '7m', '-7d', '1.5y', '7 d', '99999d', '2026-03-01'])(
  '%j is no span',
  (text) => {
    expect(ago(text, now)).toBeUndefined();
  },
);

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
