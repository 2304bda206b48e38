import { expect, test } from 'vitest';
import { exhibit } from '../exhibit.ts';

const framed = { title: 'A title', caption: 'A caption.' };

const paycheck = {
  ...framed,
  kind: 'paycheck',
  gross: { label: 'Gross pay', amount: '$1,000.00' },
  withheld: [{ label: 'Social Security', rate: '6.2%', amount: '$62.00' }],
  net: { label: 'Net pay', amount: '$938.00' },
  matched: [{ label: 'Your Medicare', rate: '1.45%', amount: '$14.50' }],
  deposit: { label: 'To deposit', amount: '$76.50' },
};

const account = {
  ...framed,
  kind: 't-account',
  account: 'Bank account',
  debits: { heading: 'Debits', entries: [{ label: 'Opening balance', amount: '$100' }] },
  credits: { heading: 'Credits', entries: [{ label: 'Balance', amount: '$100', marked: true }] },
  total: { label: 'Total', amount: '$100' },
};

const pair = {
  bank: { label: 'Deposit', amount: '$50.00' },
  ledger: { label: 'Customer payment', amount: '$50.00' },
};

const matching = {
  ...framed,
  kind: 'matching',
  bank: { heading: 'Bank', balance: { label: 'Balance', amount: '$50.00' } },
  ledger: { heading: 'Ledger', balance: { label: 'Balance', amount: '$41.00' } },
  lines: [pair, { ledger: { label: 'Fuel', amount: '−$9.00' } }],
  cause: 'Entered twice.',
};

const weeks = ['−$5', ...Array.from({ length: 12 }, (_, week) => `$${week + 10}`)];

const forecast = { ...framed, kind: 'forecast', weeks, lowest: 'Payroll and sales tax' };

const date = (day: string, rest: object = {}) => ({
  date: day,
  whose: 'You',
  description: 'Something is due',
  ...rest,
});

const year = {
  ...framed,
  kind: 'year',
  dates: [date('January 15'), date('April 15'), date('June 15'), date('December 31')],
};

/** What is wrong with an exhibit, each fault with its field. */
function faultsOf(content: object): string[] {
  const { error } = exhibit.safeParse(content);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test.each([paycheck, account, matching, forecast, year])(
  '$kind is taken as it should be',
  (good) => {
    expect(faultsOf(good)).toEqual([]);
  },
);

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
])('a paycheck that does not add up is named: %j', (change, fault) => {
  expect(faultsOf({ ...paycheck, ...change })).toEqual([fault]);
});

test('an account has the total under both sides, and one mark', () => {
  const entries = [{ label: 'Opening balance', amount: '$90', marked: true }];
  expect(faultsOf({ ...account, debits: { heading: 'Debits', entries } })).toEqual([
    'debits.entries: expected entries that add up to the total, $100, not to $90',
    'debits.entries: expected at most one marked entry on both sides',
  ]);
});

test.each([
  [
    { lines: [pair, pair], ledger: matching.bank },
    'lines: expected one line on one side only, not 0',
  ],
  [
    { lines: [pair, ...matching.lines.slice(1), {}] },
    'lines: expected one line on one side only, not 2',
  ],
  [
    {
      lines: [
        { ...pair, ledger: { label: 'Payment', amount: '$50.10' } },
        ...matching.lines.slice(1),
      ],
    },
    'lines.0.ledger.amount: expected $50.00, as at the bank',
  ],
  [
    { ledger: matching.bank },
    'ledger.balance.amount: expected $41, which differs from the bank’s by the line without a partner',
  ],
])('lines that do not match are named: %j', (change, fault) => {
  expect(faultsOf({ ...matching, ...change })).toContain(fault);
});

test.each([
  [['−$5', ...weeks.slice(0, -1)], 'weeks: expected one week to be lower than all others'],
  [weeks.map((_, week) => `−$${week}`), 'weeks: expected a week that ends above zero'],
])('a forecast has one lowest week and something above zero', (wrong, fault) => {
  expect(faultsOf({ ...forecast, weeks: wrong })).toEqual([fault]);
});

test.each([
  [[date('April 31'), date('June 15')], '0.date: expected a day such as April 15'],
  [[date('April 15'), date('April 1')], '1.date: expected a day at least 28 after April 15'],
  [
    [date('March 1', { marked: true }), date('June 1', { marked: true })],
    '1.date: expected at most one marked date',
  ],
])('dates have room along the year: %j', (dates, fault) => {
  expect(faultsOf({ ...year, dates })).toEqual([`dates.${fault}`]);
});

test('words are no longer than their drawing has room for', () => {
  const long = 'a'.repeat(33);
  expect(faultsOf({ ...forecast, lowest: long })).toEqual([
    'lowest: expected at most 32 characters, not 33',
  ]);
});
