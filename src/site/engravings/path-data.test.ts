import { expect, test } from 'vitest';
import { joinNumbers, smoothPath } from './path-data.ts';

test('numbers are parted by a minus sign or a space', () => {
  expect(joinNumbers([1, -2, 3, 0])).toBe('1-2 3 0');
});

test('a straight line is one c and then s pieces, in whole numbers', () => {
  const points = [0, 3, 6].map((x) => ({ x, y: 0, dx: 1, dy: 0 }));
  expect(smoothPath(points, 3)).toBe('M0 0c5 0 10 0 15 0s10 0 15 0');
});

test('no points, no path', () => {
  expect(smoothPath([], 1)).toBe('');
});
