import { expect, test } from 'vitest';
import { relativeOutline } from './relative-outline.ts';

test('each point goes out from the one before, a new contour from where the last began', () => {
  const outline = 'M10,-20L30,0Q35,5 41,-1ZM12,0L0,7Z';
  expect(relativeOutline(outline, 1)).toBe('m10-20l20 20q5 5 11-1zm2 20l-12 7z');
});

test('rounding does not add up', () => {
  expect(relativeOutline('M1,1L2,2L3,3L4,4L5,5', 0.5)).toBe('m1 1l0 0l1 1l0 0l1 1');
});
