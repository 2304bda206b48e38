import { expect, test } from 'vitest';
import { isPermitted, licensedPackages } from './licenses.ts';

test('every package has a license that is permitted', () => {
  const packages = licensedPackages();
  expect(packages.length).toBeGreaterThan(100);
  const refused = packages.filter((entry) => !isPermitted(entry));
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['MIT AND GPL-3.0-or-later', false],
  ['AGPL-3.0-only', false],
  ['WTFPL', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  [undefined, false],
])('%s: %s', (license, expected) => {
  expect(isPermitted({ license, dev: false })).toBe(expected);
});

test('tools may have licenses that what runs may not', () => {
  expect(isPermitted({ license: 'WTFPL', dev: true })).toBe(true);
});
