import { expect, test } from 'vitest';
import { messageLimit } from './limit.ts';

const windowMs = 600_000;

/** Takes a place for the next message at that time; what it is told. */
function takers(max = 1) {
  const clock = { ms: 0 };
  const placeFor = messageLimit({ max, windowMs }, () => clock.ms);
  let count = 0;
  const take = (address = '192.0.2.1') => {
    count += 1;
    const place = placeFor(address, `nonce ${count}`);
    return 'retryAfterS' in place ? place.retryAfterS : place.isOver;
  };
  return { clock, placeFor, take };
}

test('ten times the limit is the end, until the time is over', () => {
  const { clock, take } = takers();
  expect(take()).toBe(false);
  clock.ms = 1_500;
  expect(Array.from({ length: 9 }, () => take())).toEqual(Array.from({ length: 9 }, () => true));
  expect(take()).toBe(599);
  expect(take('192.0.2.2')).toBe(false);
  clock.ms = windowMs - 1;
  expect(take()).toBe(1);
  clock.ms = windowMs;
  expect(take()).toBe(false);
});

test('a copy takes no place, even where none is left', () => {
  const { placeFor, take } = takers();
  const copy = () => placeFor('192.0.2.1', 'copied');
  expect([copy(), copy()]).toMatchObject([{ isOver: false }, { isOver: false }]);
  for (let count = 0; count < 9; count += 1) take();
  expect(take()).toBe(600);
  expect(copy()).toMatchObject({ isOver: false });
});

test('many addresses are forgotten, the oldest first', () => {
  const { take } = takers();
  take('first');
  for (let count = 0; count < 1_999; count += 1) take(`address ${count}`);
  expect(take('first')).toBe(true);
  take('one too many');
  expect(take('first')).toBe(false);
});

test('without a limit nobody is over it', () => {
  const placeFor = messageLimit('off');
  for (const nonce of ['a', 'b']) expect(placeFor('x', nonce)).toMatchObject({ isOver: false });
});
