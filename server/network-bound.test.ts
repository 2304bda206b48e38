import { expect, test } from 'vitest';
import { networkBound } from './network-bound.ts';

test('each network from the internet has so many connections, until some close', () => {
  const admit = networkBound(2);
  const leave = admit('203.0.113.7');
  expect(leave).toBeDefined();
  expect(admit('::ffff:203.0.113.7')).toBeDefined();
  expect(admit('203.0.113.7')).toBeUndefined();
  expect(admit('203.0.113.8')).toBeDefined();
  leave?.();
  expect(admit('203.0.113.7')).toBeDefined();
  expect(admit('203.0.113.7')).toBeUndefined();
});

test('a network of IPv6 is one, whichever of its addresses is used', () => {
  const admit = networkBound(1);
  expect(admit('2001:db8:1:2::1')).toBeDefined();
  expect(admit('2001:db8:1:2::2')).toBeUndefined();
  expect(admit('2001:db8:1:3::1')).toBeDefined();
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.17.0.2', 'fd00::1', ''])(
  'what may be a proxy is not bounded: %s',
  (address) => {
    const admit = networkBound(1);
    admit(address);
    expect(admit(address)).toBeDefined();
  },
);
