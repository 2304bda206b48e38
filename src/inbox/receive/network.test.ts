import { expect, test } from 'vitest';
import { networkOf, siteOf } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['[2001:db8:1:2::7]:443', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0'],
  ['unknown', 'unknown'],
  ['x'.repeat(16_000), 'x'.repeat(45)],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['2001:db8:1:2', '2001:db8:1'],
  ['192.0.2.7', undefined],
  ['unknown', undefined],
])('the network %s is of the site %s', (network, site) => {
  expect(siteOf(network)).toBe(site);
});
