import { expect, test } from 'vitest';
import { dueDates } from '../content/schemas/due-date.ts';
import { occurrences } from './occurrences.ts';

const estimatedTax = {
  id: 'estimated-tax',
  title: 'Estimated tax',
  short: '1040-ES',
  audiences: ['individuals'],
  on: [
    { day: 'January 15', of: 'fourth payment' },
    { day: 'April 15', of: 'first payment' },
  ],
  moves: 'federal',
  rule: 'Four payments a year.',
  service: 'tax-services',
  source: 'IRC 6654',
};

test('moves a day over a weekend and the holidays behind it', () => {
  // January 15, 2028 is a Saturday, the Monday after it Martin Luther King Day; April 15 a Saturday,
  // the Monday after it Emancipation Day as observed.
  expect(
    occurrences(dueDates.parse([estimatedTax]), '2028-01-01', '2028-12-31').map(
      ({ id, day, rule, title }) => [id, day, rule, title],
    ),
  ).toEqual([
    ['estimated-tax', '2028-01-18', '2028-01-15', 'Estimated tax, fourth payment'],
    ['estimated-tax', '2028-04-18', '2028-04-15', 'Estimated tax, first payment'],
  ]);
});
