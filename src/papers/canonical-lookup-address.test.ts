import { expect, test } from 'vitest';
import { contactAddressFor } from './addresses.ts';
import { canonicalLookupAddress } from './canonical-lookup-address.ts';
import { deadlineAddress, deadlineCalendarAddress, paperOfDeadline } from './deadline-address.ts';

const DUE = '/find/cp2000/due';
const WRITE = '/contact/about';

test.each([
  [DUE, 'x=1&date=2028-02-29&number=LT11', `${DUE}?date=2028-02-29`],
  [DUE, 'date=2027-02-29', DUE],
  [DUE, 'date=1989-12-31', DUE],
  [DUE, 'date=2026-11-16&date=2026-11-17', DUE],
  [DUE, 'date=call+1-888-555-0100', DUE],
  [WRITE, 'number=CP2000&date=2026-11-16', `${WRITE}?number=CP2000&date=2026-11-16`],
  [WRITE, 'date=2026-11-16', WRITE],
  ['/find', 'number=CP22A&date=2026-11-16', '/find?number=CP22A'],
  ['/about', 'date=2026-11-16', undefined],
  ['/find/cp2000', 'date=2026-11-16', undefined],
])('%s?%s has the canonical address %s', (path, query, address) => {
  expect(canonicalLookupAddress(path, new URLSearchParams(query))).toBe(address);
});

test('links to and from a deadline certificate have canonical addresses', () => {
  for (const address of [
    deadlineAddress('1099-NEC', '2026-11-16'),
    deadlineCalendarAddress('CP2000', '2026-11-16'),
    contactAddressFor('CP2000', '2026-11-16'),
    contactAddressFor('FORFEIT', '2026-11-16'),
  ]) {
    const [path = '', query] = address.split('?');
    expect(canonicalLookupAddress(path, new URLSearchParams(query))).toBe(address);
  }
  expect(paperOfDeadline(deadlineAddress('CP2000'))).toBe('/find/cp2000');
  expect(paperOfDeadline('/find/cp2000/due/more')).toBeUndefined();
});
