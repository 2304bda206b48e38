import { expect, test } from 'vitest';
import { exhibitProblems } from '../../../tests/exhibit-problems.ts';

const station = (at: number, more: object = {}) => {
  return { at, title: `At ${at}`, description: 'So.', ...more };
};
const axis = (...stations: object[]) => ({ kind: 'axis', start: 'The start', stations });

test('an axis has stations from its start, the long stretches broken', () => {
  const ninth = station(9, { marked: true, broken: true });
  expect(exhibitProblems(axis(station(0), ninth, station(60)))).toEqual([]);
});

test.each([
  [
    'a late first station',
    [station(3), station(6), station(9)],
    'begins elsewhere; expected a first station at 0',
  ],
  [
    'stations out of order',
    [station(0), station(9), station(6)],
    'is out of order; expected each station at a later month than the one before it',
  ],
  [
    'a stretch past the paper',
    [station(0), station(9), station(60)],
    'has a stretch of more than 24 months; expected broken: true at its station',
  ],
  [
    'two marks',
    [station(0), station(6, { marked: true }), station(9, { marked: true })],
    'expected one marked part at most',
  ],
])('%s is named', (_, stations, problem) => {
  expect(exhibitProblems(axis(...stations))).toEqual([`stations: ${problem}`]);
});
