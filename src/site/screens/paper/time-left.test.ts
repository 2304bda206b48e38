import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  [0, 'today'],
  [1, 'tomorrow'],
  [-1, 'yesterday'],
  [60, 'in 60 days'],
  [-61, 'about 2 months ago'],
  [-730, 'about 2 years ago'],
])('%i days are shown as %s', (days, words) => {
  expect(timeLeft(days, 'about')).toBe(words);
});
