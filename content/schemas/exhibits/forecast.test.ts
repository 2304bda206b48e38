import { expect, test } from 'vitest';
import { exhibitProblems } from '../../../tests/exhibit-problems.ts';

const weeks = ['−$5', ...Array.from({ length: 12 }, (_, week) => `$${week + 10}`)];
const forecast = { kind: 'forecast', weeks, lowest: 'Payroll and sales tax' };

test('a forecast has one lowest week and something above zero', () => {
  expect(exhibitProblems(forecast)).toEqual([]);
  expect(exhibitProblems({ ...forecast, weeks: ['−$5', ...weeks.slice(0, -1)] })).toEqual([
    'weeks: expected one week to be lower than all others',
  ]);
  expect(exhibitProblems({ ...forecast, weeks: weeks.map((_, week) => `−$${week}`) })).toEqual([
    'weeks: expected a week that ends above zero',
  ]);
});
