import { expect, test } from 'vitest';
import { exhibitProblems } from '../../../tests/exhibit-problems.ts';

const date = (day: string, more: object = {}) => {
  return { date: day, whose: 'You', description: 'Something is due', ...more };
};
const year = (...dates: object[]) => ({ kind: 'year', dates });

test('dates stand along the year', () => {
  expect(exhibitProblems(year(date('January 15'), date('April 15'), date('December 31')))).toEqual(
    [],
  );
});

test.each([
  [
    [date('April 31'), date('June 15')],
    '.0.date: "April 31" is no day of every year; expected one such as April 15',
  ],
  [[date('April 15'), date('April 1')], '.1.date: expected a day at least 28 after April 15'],
  [
    [date('March 1', { marked: true }), date('June 1', { marked: true })],
    ': expected one marked part at most',
  ],
])('dates that cannot be drawn are named: %j', (dates, problem) => {
  expect(exhibitProblems(year(...dates))).toEqual([`dates${problem}`]);
});
