import { expect, test } from 'vitest';
import { listAddress } from './list-address.ts';

test.each([
  [{ page: 1 }, '/blog#articles'],
  [{ page: 2 }, '/blog?page=2#articles'],
  [{ category: 'Payroll', page: 1 }, '/blog?category=Payroll#articles'],
  [{ category: 'R&D + more', page: 3 }, '/blog?category=R%26D+%2B+more&page=3#articles'],
])('%j is at %s', (place, address) => {
  expect(listAddress(place)).toBe(address);
});
