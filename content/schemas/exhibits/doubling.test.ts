import { expect, test } from 'vitest';
import { exhibitProblems } from '../../../tests/exhibit-problems.ts';

const doubling = { kind: 'doubling', amount: 10_000, rate: 6 };

test('an amount doubles in whole years', () => {
  expect(exhibitProblems(doubling)).toEqual([]);
  expect(exhibitProblems({ ...doubling, rate: 5 })).toEqual([
    'rate: 72 divided by 5 gives no whole years; expected 2, 3, 4, 6, 8, 9, 12, 18 or 24',
  ]);
  expect(exhibitProblems({ ...doubling, amount: 0 })).toEqual([
    expect.stringMatching(/^amount: .*>0$/),
  ]);
});
