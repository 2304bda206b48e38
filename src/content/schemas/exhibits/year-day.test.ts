import { expect, test } from 'vitest';
import { dayNamedIn, inMonths, yearDay } from './year-day.ts';

test('a day of every year has its place among 365', () => {
  expect(yearDay.parse('January 1')).toEqual({ printed: 'January 1', place: 1 });
  expect(yearDay.parse('December 31')).toEqual({ printed: 'December 31', place: 365 });
  for (const none of ['February 29', 'April 31', 'May', 'by May 15']) {
    expect(yearDay.safeParse(none).success).toBe(false);
  }
});

test('the first day that a text names is found', () => {
  expect(dayNamedIn('From May 15 to May 16')?.printed).toBe('May 15');
  expect(dayNamedIn('In May, and May 155')).toBeUndefined();
});

test('a day stands in its year by months', () => {
  expect(['January 1', 'March 1', 'May 16'].map((day) => inMonths(yearDay.parse(day)))).toEqual([
    1,
    3,
    expect.closeTo(5.5, 1),
  ]);
});
