import { expect, test } from 'vitest';
import { exhibitProblems } from '../../../tests/exhibit-problems.ts';

const account = {
  kind: 't-account',
  account: 'Bank account',
  debits: { heading: 'Debits', entries: [{ label: 'Opening balance', amount: '$100' }] },
  credits: { heading: 'Credits', entries: [{ label: 'Balance', amount: '$100', marked: true }] },
  total: { label: 'Total', amount: '$100' },
};

test('an account has the total under both sides', () => {
  expect(exhibitProblems(account)).toEqual([]);
  const entries = [{ label: 'Opening balance', amount: '$90' }];
  expect(exhibitProblems({ ...account, debits: { heading: 'Debits', entries } })).toEqual([
    'debits.entries: expected entries that add up to the total, $100, not to $90',
  ]);
});

test('one entry of both sides is marked at most', () => {
  const entries = [{ label: 'Opening balance', amount: '$100', marked: true }];
  expect(exhibitProblems({ ...account, debits: { heading: 'Debits', entries } })).toEqual([
    'credits.entries: expected one marked part at most',
  ]);
});
