import { expect, test } from 'vitest';
import { exhibitProblems } from '../../../tests/exhibit-problems.ts';

const ages = {
  kind: 'ages',
  from: 55,
  to: 82,
  early: 'Early.',
  open: { age: 59.5, description: 'Open.' },
  due: [
    { age: 73, description: 'Due.', marked: true },
    { age: 75, description: 'Later.' },
  ],
};

test('ages are drawn as they should be', () => {
  expect(exhibitProblems(ages)).toEqual([]);
});

test.each([
  [
    'out of order',
    { to: 74 },
    ': has its ages out of order; expected each of from, open, due and to above the last',
  ],
  ['in quarters of a year', { from: 55.25 }, 'from: expected whole or half years'],
  ['over more years than fit', { from: 20 }, 'to: expected at most 30 years after "from"'],
  ['with a third lane', { due: [...ages.due, ages.due[1]] }, expect.stringMatching(/^due: /)],
  [
    'marked twice',
    { due: ages.due.map((due) => ({ ...due, marked: true })) },
    'due: expected one marked part at most',
  ],
])('ages %s are named', (_, change, problem) => {
  expect(exhibitProblems({ ...ages, ...change })).toEqual([problem]);
});
