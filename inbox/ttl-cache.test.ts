import { expect, test } from 'vitest';
import { ttlCache } from './ttl-cache.ts';

function numbers(most = 10) {
  const clock = { ms: 5 };
  let made = 0;
  const number = ttlCache(
    100,
    most,
    () => {
      made += 1;
      return made;
    },
    () => clock.ms,
  );
  return {
    clock,
    number: (key: string) => number(key).value,
    left: (key: string) => number(key).leftMs,
  };
}

test('keeps a value from when it is first asked for, however often it is', () => {
  const { clock, number, left } = numbers();
  expect([number('a'), number('b'), number('a')]).toEqual([1, 2, 1]);
  clock.ms += 99;
  expect(number('a')).toBe(1);
  expect(left('a')).toBe(1);
  clock.ms += 1;
  expect(number('a')).toBe(3);
});

test('forgets the oldest where there are too many', () => {
  const { number } = numbers(2);
  for (const key of ['a', 'b', 'c']) number(key);
  expect([number('b'), number('c'), number('a')]).toEqual([2, 3, 4]);
});
