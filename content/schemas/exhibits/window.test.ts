import { expect, test } from 'vitest';
import { exhibitProblems } from '../../../tests/exhibit-problems.ts';

const window = {
  kind: 'window',
  months: 2,
  days: 15,
  opens: 'It opens.',
  closes: 'It closes.',
  late: { title: 'Late', description: 'Too late.' },
};

test('a window closes within the year, at a half of a month', () => {
  expect(exhibitProblems(window)).toEqual([]);
  expect(exhibitProblems({ ...window, days: 10 })).toEqual([
    'days: expected 0 or 15 days, since months are drawn in halves',
  ]);
  expect(exhibitProblems({ ...window, months: 12 })).toEqual([
    expect.stringMatching(/^months: .*<=11$/),
  ]);
});
