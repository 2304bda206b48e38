import { expect, test } from 'vitest';
import { type Point, ringArea, simplify } from './simplify.ts';

const square: Point[] = [
  [0, 0],
  [5, 0.1],
  [10, 0],
  [10, 10],
  [0, 10],
  [0, 0],
];

test('drops a bend smaller than the area and keeps the corners', () => {
  expect(simplify(square, 1)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ]);
});

test('keeps all that is large enough', () => {
  expect(simplify(square, 0.1)).toEqual(square);
});

test('measures a closed ring', () => {
  expect(
    ringArea([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ]),
  ).toBe(100);
});
