import { expect, test } from 'vitest';
import { exhibitProblems } from '../../../tests/exhibit-problems.ts';

const paycheck = {
  kind: 'paycheck',
  gross: { label: 'Gross pay', amount: '$1,000.00' },
  withheld: [{ label: 'Social Security', rate: '6.2%', amount: '$62.00' }],
  net: { label: 'Net pay', amount: '$938.00' },
  matched: [{ label: 'Your Medicare', rate: '1.45%', amount: '$14.50' }],
  deposit: { label: 'To deposit', amount: '$76.50' },
};

test('a paycheck adds up', () => {
  expect(exhibitProblems(paycheck)).toEqual([]);
});

test.each([
  [
    { net: { label: 'Net pay', amount: '$900.00' } },
    'net.amount: expected $938 for the parts to add up, not $900',
  ],
  [
    { deposit: { label: 'Due', amount: '$70.00' } },
    'deposit.amount: expected $76.50 for the parts to add up, not $70',
  ],
  [
    {
      matched: [{ label: 'Medicare', rate: '1.45%', amount: '$14.00' }],
      deposit: { label: 'Due', amount: '$76.00' },
    },
    'matched.0.amount: expected $14.50, which is 1.45% of $1,000.00',
  ],
  [
    { gross: { label: 'Gross pay', amount: '1000' } },
    'gross.amount: expected dollars as a page prints them, such as $1,200 or −$14.50',
  ],
])('a paycheck that does not add up is named: %j', (change, problem) => {
  expect(exhibitProblems({ ...paycheck, ...change })).toEqual([problem]);
});
