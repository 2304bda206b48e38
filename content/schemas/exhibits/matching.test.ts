import { expect, test } from 'vitest';
import { exhibitProblems } from '../../../tests/exhibit-problems.ts';

const pair = {
  bank: { label: 'Deposit', amount: '$50.00' },
  ledger: { label: 'Customer payment', amount: '$50.00' },
};
const alone = { ledger: { label: 'Fuel', amount: '−$9.00' } };
const matching = {
  kind: 'matching',
  bank: { heading: 'Bank', balance: { label: 'Balance', amount: '$50.00' } },
  ledger: { heading: 'Ledger', balance: { label: 'Balance', amount: '$41.00' } },
  lines: [pair, alone],
  cause: 'Entered twice.',
};

test('one line without a partner makes the balances differ', () => {
  expect(exhibitProblems(matching)).toEqual([]);
});

test.each([
  [
    { lines: [pair, pair], ledger: matching.bank },
    'lines: expected one line on one side only, not 0',
  ],
  [{ lines: [pair, alone, {}] }, 'lines: expected one line on one side only, not 2'],
  [
    { lines: [{ ...pair, ledger: { label: 'Payment', amount: '$50.10' } }, alone] },
    'lines.0.ledger.amount: expected $50.00, as at the bank',
  ],
  [
    { ledger: matching.bank },
    'ledger.balance.amount: expected $41, which differs from the bank’s by the line without a partner',
  ],
])('lines that do not match are named: %j', (change, problem) => {
  expect(exhibitProblems({ ...matching, ...change })).toContain(problem);
});
