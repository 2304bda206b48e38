import { expect, test } from 'vitest';
import { computedLabels, exhibitSchema } from './exhibit.ts';

const frame = { title: 'A drawing', caption: 'An example.' };

/** Problems of an exhibit with this content: each field and the expected value. */
function problemsOf(content: object): string[] {
  const { error } = exhibitSchema.safeParse({ ...frame, ...content });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

/** The figures that an exhibit with this content computes. */
function printedBy(content: object): string[] {
  const drawn = exhibitSchema.parse({ ...frame, ...content });
  return computedLabels(drawn).map(({ label, words }) => `${label}: ${words}`);
}

const words = { title: 'A title', description: 'So.' };

const item = (minutes: number) => ({ ...words, minutes });
const agenda = { kind: 'agenda', items: [item(20), item(40)], total: 'In all' };

const axis = (...months: number[]) => ({
  kind: 'axis',
  start: 'The start',
  stations: months.map((at) => ({ ...words, at })),
});

const doubling = { kind: 'doubling', amount: 5000, rate: 8 };

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

const paycheck = {
  kind: 'paycheck',
  gross: { label: 'Gross pay', amount: '$1,000.00' },
  withheld: [{ label: 'Social Security', rate: '6.2%', amount: '$62.00' }],
  net: { label: 'Net pay', amount: '$938.00' },
  matched: [{ label: 'Your Medicare', rate: '1.45%', amount: '$14.50' }],
  deposit: { label: 'To deposit', amount: '$76.50' },
};

const receipt = (price: number, ...percents: number[]) => ({
  kind: 'receipt',
  shop: 'A shop',
  untaxed: 'no tax',
  lines: [
    { label: 'Soap', price, taxed: true },
    { label: 'Milk', price: 3.3, taxed: false },
  ],
  rates: percents.map((percent) => ({ label: 'for somebody', percent })),
  taxed: 'Taxed lines',
  tax: 'Sales tax',
  total: 'Total',
});

const account = {
  kind: 't-account',
  account: 'Bank account',
  debits: { heading: 'Debits', entries: [{ label: 'Opening balance', amount: '$100' }] },
  credits: { heading: 'Credits', entries: [{ label: 'Balance', amount: '$100' }] },
  total: { label: 'Total', amount: '$100' },
};

const window = {
  kind: 'window',
  months: 2,
  days: 15,
  opens: 'It opens.',
  closes: 'It closes.',
  late: words,
};

const date = (day: string) => ({ date: day, whose: 'You', description: 'Something is due' });
const year = (...days: string[]) => ({ kind: 'year', dates: days.map(date) });

test.each([
  [
    axis(0, 9, 6),
    'stations: is out of order; expected each station at a later month than the one before it',
  ],
  [
    { ...doubling, rate: 5 },
    'rate: 72 divided by 5 gives no whole years; expected 2, 3, 4, 6, 8, 9, 12, 18 or 24',
  ],
  [
    { ...matching, lines: [pair, pair], ledger: matching.bank },
    'lines: expected one line on one side only, not 0',
  ],
  [
    { ...matching, lines: [{ ...pair, ledger: { label: 'Payment', amount: '$50.10' } }, alone] },
    'lines.0.ledger.amount: expected $50.00, as at the bank',
  ],
  [
    { ...matching, ledger: matching.bank },
    'ledger.balance.amount: expected $41, which differs from the bank’s by the line without a partner',
  ],
  [
    { ...paycheck, net: { label: 'Net pay', amount: '$900.00' } },
    'net.amount: expected $938 for the parts to add up, not $900',
  ],
  [
    { ...paycheck, matched: [{ label: 'Medicare', rate: '1.45%', amount: '$14.00' }] },
    'matched.0.amount: expected $14.50, which is 1.45% of $1,000.00',
  ],
  [
    { ...paycheck, gross: { label: 'Gross pay', amount: '1000' } },
    'gross.amount: expected dollars as a page prints them, such as $1,200 or −$14.50',
  ],
  [receipt(80, 6.25, 2.5), 'rates: expected parts that add up to at most 8.25, not 8.75'],
  [
    receipt(81, 6.25, 2),
    'lines: expected taxed prices whose 6.25% are whole cents, not 5.0625 dollars',
  ],
  [
    { ...account, total: { label: 'Total', amount: '$90' } },
    'debits.entries: expected entries that add up to the total, $90, not to $100',
  ],
  [
    year('April 31', 'June 15'),
    'dates.0.date: "April 31" is no day of every year; expected one such as April 15',
  ],
])('an exhibit that cannot be drawn is rejected: %j', (content, problem) => {
  expect(problemsOf(content)).toContainEqual(problem);
});

test.each([
  [
    doubling,
    [
      '72 ÷ 8 = 9: at 8% a year it doubles in 9 years',
      '$5,000: at the start',
      '$10,000: after 9 years',
      '$20,000: after 18 years',
      '$40,000: after 27 years',
    ],
  ],
  [
    receipt(80, 6.25, 2),
    [
      '$80.00: Soap',
      '$3.30: Milk',
      '$80.00: Taxed lines',
      '$6.60: Sales tax 8.25%',
      '$89.90: Total',
      '$5.00: 6.25% for somebody',
      '$1.60: 2% for somebody',
      '$6.60: 8.25% Sales tax',
    ],
  ],
  [window, ['January 1: It opens.', 'March 15: It closes.']],
  [agenda, ['20 min: A title', '40 min: A title', '60 min: In all']],
])('an exhibit computes its labels: %j', (content, printed) => {
  expect(printedBy(content)).toEqual(printed);
});
