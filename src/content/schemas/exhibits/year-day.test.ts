import { expect, test } from 'vitest';
import { yearDay } from './year-day.ts';

test('yearDay numbers the 365 days of a common year, and rejects other text', () => {
  expect(yearDay.parse('January 1')).toEqual({ printed: 'January 1', index: 1 });
  expect(yearDay.parse('December 31')).toEqual({ printed: 'December 31', index: 365 });
  for (const none of ['February 29', 'April 31', 'May', 'by May 15']) {
    expect(yearDay.safeParse(none).success).toBe(false);
  }
});
