import { expect, test } from 'vitest';
import { exhibit } from './exhibit.ts';

const around = { title: 'A drawing', caption: 'An example.' };

/** What is wrong with an exhibit: each field and what was expected. */
function problems(content: Record<string, unknown>): string[] {
  const { error } = exhibit.safeParse({ ...around, ...content });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

const item = (minutes: number) => ({ title: 'Item', description: 'About it.', minutes });
const agenda = (total: number, ...items: object[]) => ({
  kind: 'agenda',
  items,
  total: { label: 'In all', minutes: total },
});

test('the items of an agenda add up to its total', () => {
  expect(problems(agenda(60, item(20), item(40)))).toEqual([]);
  expect(problems(agenda(60, item(20), item(35)))).toEqual([
    'total.minutes: expected 55, which the items add up to',
  ]);
  expect(problems(agenda(57, item(20), item(37)))).toEqual([
    expect.stringContaining('items.1.minutes'),
  ]);
});

test('an exhibit marks one part at most', () => {
  const marked = { ...item(30), marked: true };
  expect(problems(agenda(60, marked, item(30)))).toEqual([]);
  expect(problems(agenda(60, marked, marked))).toEqual(['items: expected one marked part at most']);
  const stop = { title: 'CP14', description: 'A bill.', marked: true };
  expect(problems({ kind: 'track', stops: [stop, stop] })).toEqual([
    'stops: expected one marked part at most',
  ]);
  const filing = { due: 'April 15', form: 'Form 1040', marked: true };
  const filer = (who: string) => ({ who, filings: [filing] });
  expect(
    problems({ kind: 'filings', heading: 'Who', filers: [filer('You'), filer('They')] }),
  ).toEqual(['filers: expected one marked part at most']);
});

const receipt = (price: number, ...percents: number[]) => ({
  kind: 'receipt',
  shop: 'A shop',
  untaxed: 'no tax',
  lines: [
    { label: 'Soap', price, taxed: true },
    { label: 'Milk', price: 3.33, taxed: false },
  ],
  rates: percents.map((percent) => ({ label: 'for somebody', percent })),
  taxed: 'Taxed lines',
  tax: 'Sales tax',
  total: 'Total',
});

test('the parts of a sales tax rate pass no more than the law allows', () => {
  expect(problems(receipt(80, 6.25, 2))).toEqual([]);
  expect(problems(receipt(80, 6.25, 2.5))).toEqual([
    'rates: expected parts that add up to at most 8.25, not 8.75',
  ]);
});

test('each part of the tax on a receipt is whole cents, and so is each price', () => {
  expect(problems(receipt(81, 6.25, 2))).toEqual([
    'lines: expected taxed prices of which 6.25% are whole cents, not 5.0625 dollars',
  ]);
  expect(problems(receipt(80.005, 6.25))).toContain(
    'lines.0.price: expected dollars and cents, such as 26.50',
  );
});

const stage = (when: string, from: number, to?: number) => {
  const words = { when, title: 'A stage', description: 'About it.' };
  return { ...words, from, ...(to !== undefined && { to }) };
};
const season = (...stages: object[]) => ({ kind: 'season', stages });

test('a stage is drawn where its words say, from its beginning to its end', () => {
  const first = stage('January 1', 1);
  expect(problems(season(first, stage('By April 15', 1, 4.5), stage('In summer', 6)))).toEqual([]);
  expect(problems(season(first, stage('Fall to January 31', 10, 14)))).toEqual([]);
  expect(problems(season(first, stage('May 15', 4.5)))).toEqual([
    'stages.1.from: expected one end of its line at 5.5, since it says May 15',
  ]);
  expect(problems(season(first, stage('In summer', 8, 6)))).toEqual([
    'stages.1.to: expected 8 or more',
  ]);
});

test('stages stand in their order', () => {
  expect(problems(season(stage('In fall', 10), stage('In spring', 4)))).toEqual([
    'stages: expected the stages in the order of their beginnings',
  ]);
});

const filings = (...days: string[]) => ({
  kind: 'filings',
  heading: 'Who',
  filers: [{ who: 'You', filings: days.map((due) => ({ due, form: 'Form 1040' })) }],
});

test('a filing is due on a day of every year, each day of a filer once, on five days in all', () => {
  expect(problems(filings('April 15', 'October 15'))).toEqual([]);
  for (const day of ['April 31', 'February 29', 'mid-April', 'by April 15']) {
    expect(problems(filings(day))).toEqual([
      `filers.0.filings.0.due: "${day}" is no day of every year; expected one such as April 15`,
    ]);
  }
  expect(problems(filings('April 15', 'April 15'))).toEqual([
    'filers.0.filings: expected each day once; name both forms in one entry',
  ]);
  const six = ['January', 'March', 'April', 'June', 'July', 'October'].map(
    (month) => `${month} 15`,
  );
  expect(problems(filings(...six))).toEqual(['filers: expected at most 5 different days']);
});

test('words are no longer than the drawing holds', () => {
  expect(problems(agenda(20, item(10), { ...item(10), title: 'Long '.repeat(9) }))).toEqual([
    expect.stringContaining('items.1.title'),
  ]);
});
