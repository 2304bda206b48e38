import { expect, test } from 'vitest';
import { pageTitle, truncateTo } from './page-title.ts';

test.each([
  ['One two, three', 9, 'One two…'],
  ['Supercalifragilistic', 8, 'Superca…'],
  ['Ab😀cd', 4, 'Ab…'],
])('%s cut to %i characters is %s', (text, max, fits) => {
  expect(truncateTo(text, max)).toBe(fits);
  expect(fits.length).toBeLessThanOrEqual(max);
});

test('a title ends with the firm’s name if there is room', () => {
  const firm = 'West Loop CPA';
  expect(pageTitle('Payroll', firm)).toBe('Payroll | West Loop CPA');
  expect(pageTitle('a'.repeat(44), firm)).toHaveLength(60);
  expect(pageTitle('a'.repeat(45), firm)).toBe('a'.repeat(45));
  expect(pageTitle(`${'word '.repeat(12)}end`, firm)).toBe(`${'word '.repeat(11)}word…`);
});
