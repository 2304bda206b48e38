import { expect, test } from 'vitest';
import { yearDay } from './year-day.ts';

test('a day of every year has its place among 365', () => {
  expect(yearDay.parse('January 1')).toEqual({ printed: 'January 1', index: 1 });
  expect(yearDay.parse('December 31')).toEqual({ printed: 'December 31', index: 365 });
  for (const none of ['February 29', 'April 31', 'May', 'by May 15']) {
    expect(yearDay.safeParse(none).success).toBe(false);
  }
});
