import { expect, test } from 'vitest';
import { twoLines } from './two-lines.ts';

test.each([
  ['American Institute of CPAs', ['American', 'Institute of CPAs']],
  ['Houston CPA Society', ['Houston', 'CPA Society']],
  ['QuickBooks Certified ProAdvisor', ['QuickBooks', 'Certified ProAdvisor']],
  ['IRS', ['IRS']],
])('%s', (name, lines) => {
  expect(twoLines(name)).toEqual(lines);
});
