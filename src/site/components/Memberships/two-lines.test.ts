import { expect, test } from 'vitest';
import { twoLines } from './two-lines.ts';

test.each([
  ['American Institute of CPAs', ['American', 'Institute of CPAs']],
  ['Texas Society of CPAs', ['Texas', 'Society of CPAs']],
  ['Dallas CPA Society', ['Dallas', 'CPA Society']],
  ['QuickBooks Certified ProAdvisor', ['QuickBooks', 'Certified ProAdvisor']],
  ['IRS', ['IRS']],
])('%s', (name, lines) => {
  expect(twoLines(name)).toEqual(lines);
});
