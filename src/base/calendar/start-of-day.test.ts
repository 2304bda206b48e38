import { expect, test } from 'vitest';
import { startOfDay } from './start-of-day.ts';

test('a day begins at midnight in Texas', () => {
  expect(startOfDay('2026-03-08')).toBe('2026-03-08T06:00:00.000Z');
  expect(startOfDay('2026-03-09')).toBe('2026-03-09T05:00:00.000Z');
});
