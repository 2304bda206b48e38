import { expect, test } from 'vitest';
import { exhibitProblems } from '../../../tests/exhibit-problems.ts';

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
  expect(exhibitProblems(receipt(80, 6.25, 2))).toEqual([]);
  expect(exhibitProblems(receipt(80, 6.25, 2.5))).toEqual([
    'rates: expected parts that add up to at most 8.25, not 8.75',
  ]);
});

test('each part of the tax on a receipt is whole cents, and so is each price', () => {
  expect(exhibitProblems(receipt(81, 6.25, 2))).toEqual([
    'lines: expected taxed prices of which 6.25% are whole cents, not 5.0625 dollars',
  ]);
  expect(exhibitProblems(receipt(80.005, 6.25))).toContain(
    'lines.0.price: expected dollars and cents, such as 26.50',
  );
});
