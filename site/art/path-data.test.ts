import { expect, test } from 'vitest';
import { joinNumbers, smoothPath } from './path-data.ts';

test('numbers are parted by a minus sign or a space', () => {
  expect(joinNumbers([1, -2, 3, 0])).toBe('1-2 3 0');
});

test('a straight line is one c and then s pieces in tenths', () => {
  const points = [0, 3, 6].map((x) => ({ x, y: 0, dx: 1, dy: 0 }));
  expect(smoothPath(points, 3)).toBe('M0 0c10 0 20 0 30 0s20 0 30 0');
});

test('no points, no path', () => {
  expect(smoothPath([], 1)).toBe('');
});
