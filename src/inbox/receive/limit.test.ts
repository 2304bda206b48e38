import { expect, test } from 'vitest';
import { messageLimit } from './limit.ts';

const windowMs = 600_000;

/** Takes a place for the next message at that time; returns the answer. */
function takers(max = 1) {
  const clock = { ms: 1 };
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
  clock.ms = windowMs + 2;
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

test('many networks free nobody: those that come when too many are counted are over the limit', () => {
  const { clock, take } = takers();
  take('first');
  for (let count = 0; count < 9_999; count += 1) take(`address ${count}`);
  expect([take('one too many'), take('first')]).toEqual([true, true]);
  clock.ms = windowMs + 2;
  expect([take('one too many'), take('first')]).toEqual([false, false]);
});

test('the networks of one site have three times the limit together, and are never refused for it', () => {
  const { take } = takers();
  const network = (place: number) => take(`2001:db8:1:${place}::1`);
  expect([1, 2, 3, 4, 5].map(network)).toEqual([false, false, false, true, true]);
  const further = Array.from({ length: 1_000 }, (_, place) => network(place + 6));
  expect(further.filter((isOver) => isOver !== true)).toEqual([]);
  expect(take('2001:db8:2::1')).toBe(false);
});

test('sixty deliveries an hour are no flood; copies and unstored messages are not counted', () => {
  const { clock, placeFor } = takers();
  const isFlood = (count: number, keep = true) => {
    const place = placeFor(`address ${count}`, `nonce ${count}`);
    if ('retryAfterS' in place) throw new Error('expected a place');
    const found = place.isFlood();
    if (!keep) place.giveBack();
    return found;
  };
  for (let count = 0; count < 60; count += 1) {
    expect([isFlood(count, false), isFlood(count), isFlood(count)]).toEqual([false, false, false]);
  }
  expect(isFlood(60)).toBe(true);
  clock.ms = 3_600_002;
  expect(isFlood(61)).toBe(false);
});
