import { expect, test } from 'vitest';
import { postFigure } from './post-figure.ts';

test('the post’s own figure wins over one in its title', () => {
  expect(postFigure({ denomination: '20th', title: 'Form 941' })).toBe('20th');
});

test.each([
  ['How to reconcile four 941s to the W-2s before January', '941'],
  ['LT11, CP90 or Letter 1058: 30 days to file Form 12153', 'LT11'],
  ['Form 1099-NEC for 2026: the $2,000 threshold', '1099-NEC'],
])('without its own figure, a post has the first form in its title: %s', (title, figure) => {
  expect(postFigure({ denomination: null, title })).toBe(figure);
});

test.each(['The $125,000 exemption', 'The 110% rule, 15 months and 1,040 forms'])(
  '%s names no form',
  (title) => {
    expect(postFigure({ denomination: null, title })).toBeUndefined();
  },
);
