import { expect, test } from 'vitest';
import { messageLimit } from './limit.ts';
import { networkOf } from './network.ts';

const windowMs = 600_000;

test('beyond the limit, messages are quarantined; ten times the limit is the end, until the time is over', () => {
  const clock = { ms: 1 };
  const { ofNetwork } = messageLimit({ max: 1, windowMs }, () => clock.ms);
  expect(ofNetwork('a')).toEqual({ isOver: false });
  clock.ms = 1_500;
  for (let count = 0; count < 9; count += 1) expect(ofNetwork('a')).toEqual({ isOver: true });
  expect(ofNetwork('a')).toMatchObject({ retryAfterS: 599 });
  expect(ofNetwork('b')).toEqual({ isOver: false });
  clock.ms = windowMs + 2;
  expect(ofNetwork('a')).toEqual({ isOver: false });
});

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
