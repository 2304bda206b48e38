import { expect, test } from 'vitest';
import { ageStages } from './ages.ts';
import { axisStations } from './axis.ts';
import { doublingRule, doublingTurns } from './doubling.ts';
import { receiptPrices, receiptRates, receiptTotals } from './receipt.ts';
import { windowLabels } from './window.ts';

test('an axis names its months and years, and draws a broken stretch and the last a fifth of the others', () => {
  const station = (at: number, broken = false) => ({
    at,
    broken,
    title: '',
    description: '',
    marked: false,
  });
  const stations = [station(0), station(6), station(12), station(15, true), station(60)];
  expect(
    axisStations({ start: 'The start', stations }).map(({ label, span }) => [label, span]),
  ).toEqual([
    ['The start', 6],
    ['6 months', 6],
    ['12 months', 3],
    ['15 months', 3],
    ['5 years', 3],
  ]);
});

test('ages are drawn in half years, each lane to the end', () => {
  const stages = ageStages({
    from: 55,
    to: 80,
    early: '',
    open: { age: 59.5, description: '' },
    due: [
      { age: 73, description: '', marked: false },
      { age: 75, description: '', marked: true },
    ],
  });
  expect(stages.map(({ label, span }) => [label, span])).toEqual([
    ['Before 59½', 4.5],
    ['From 59½', 13.5],
    ['From 73', 7],
    ['From 75', 5],
  ]);
});

test('an amount doubles every 72 divided by its rate', () => {
  expect(doublingRule({ rate: 8 })).toEqual({
    label: '72 ÷ 8 = 9',
    beside: 'at 8% a year it doubles in 9 years',
  });
  const turns = doublingTurns({ amount: 5000, rate: 8 });
  expect(turns.map(({ label, beside, blocks }) => [label, beside, blocks.length])).toEqual([
    ['$5,000', 'at the start', 1],
    ['$10,000', 'after 9 years', 2],
    ['$20,000', 'after 18 years', 4],
    ['$40,000', 'after 27 years', 8],
  ]);
});

test.each([
  [2, 15, 'March 15'],
  [3, 0, 'March 31'],
] as const)('a window of %i months and %i days closes on %s', (months, days, last) => {
  const [opens, closes] = windowLabels({ months, days, opens: '', closes: '' });
  expect([opens.label, closes.label]).toEqual(['January 1', last]);
});

test('a receipt prints its prices, its total and the parts of its tax', () => {
  const receipt = {
    lines: [
      { label: 'Soap', price: 80, taxed: true },
      { label: 'Milk', price: 3.3, taxed: false },
    ],
    rates: [
      { label: 'for the state', percent: 6.25 },
      { label: 'for local areas', percent: 2 },
    ],
    taxed: 'Taxed lines',
    tax: 'Sales tax',
    total: 'Total',
  };
  const printed = [receiptPrices(receipt), receiptTotals(receipt), receiptRates(receipt)];
  expect(printed.map((labels) => labels.map(({ label }) => label))).toEqual([
    ['$80.00', '$3.30'],
    ['$80.00', '$6.60', '$89.90'],
    ['$5.00', '$1.60', '$6.60'],
  ]);
});
