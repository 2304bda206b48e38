import { expect, test } from 'vitest';
import { dueDates } from '../content/schemas/due-date.ts';
import { amongNext } from './next.ts';
import { occurrences } from './occurrences.ts';

const register = dueDates.parse([
  {
    id: 'report',
    title: 'Report',
    short: 'Report',
    audiences: ['businesses'],
    on: [{ day: 'March 1' }, { day: 'June 1' }, { day: 'September 1' }],
    moves: 'none',
    rule: 'Three times a year.',
    service: 'payroll',
    source: 'A statute',
  },
]);
const year = occurrences(register, '2027-01-01', '2027-12-31');

test('each is shown from the day after the one that it takes the place of, to its own', () => {
  expect(amongNext(year, 2).map(({ day, shown }) => [day, shown])).toEqual([
    ['2027-03-01', '/2027-03-01'],
    ['2027-06-01', '/2027-06-01'],
    ['2027-09-01', '2027-03-02/2027-09-01'],
  ]);
});

test('of more on one day than there is room for, the last have none', () => {
  expect(amongNext([...year.slice(0, 1), ...year.slice(0, 1)], 1)).toHaveLength(1);
});
