import { expect, test } from 'vitest';
import { messageCounter } from './limit.ts';
import { networkOf } from './network.ts';

const windowMs = 600_000;

test('messages over the limit are quarantined, and rejected over ten times the limit, until the window ends', () => {
  const clock = { ms: 1 };
  const counted = messageCounter({ max: 1, windowMs }, () => clock.ms);
  const free = { isOver: false };
  expect(counted('a')).toMatchObject(free);
  clock.ms = 1_500;
  for (let count = 0; count < 9; count += 1) expect(counted('a').isOver).toBe(true);
  expect(counted('a')).toMatchObject({ retryAfterS: 599 });
  expect(counted('b')).toMatchObject(free);
  clock.ms = windowMs + 2;
  expect(counted('a')).toMatchObject(free);
});

test('more than sixty deliveries an hour are a flood; messages that were not stored do not count', () => {
  const clock = { ms: 1 };
  const counted = messageCounter({ max: 1, windowMs }, () => clock.ms);
  const lost = Array.from({ length: 70 }, () => counted('a'));
  expect(lost.filter(({ countForDelivery }) => countForDelivery())).toHaveLength(10);
  for (const { uncount } of lost) uncount();
  for (let count = 0; count < 60; count += 1) {
    const { isOver, countForDelivery } = counted(`${count}`);
    expect([isOver, countForDelivery()]).toEqual([false, false]);
  }
  expect(counted('a').isOver).toBe(false);
  expect(counted('b').countForDelivery()).toBe(true);
  clock.ms = 3_600_002;
  expect(counted('b').countForDelivery()).toBe(false);
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
])('the address %s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
