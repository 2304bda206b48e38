import { expect, test } from 'vitest';
import { postFigure } from './post-figure.ts';

test('is what the post says', () => {
  expect(postFigure({ denomination: '20th', title: 'Form 941' })).toBe('20th');
});

test.each([
  ['How to reconcile four 941s to the W-2s before January', '941'],
  ['LT11, CP90 or Letter 1058: 30 days to file Form 12153', 'LT11'],
  ['CP2000 or CP14: what each line means', 'CP2000'],
  ['Form 1099-NEC for 2026: the $2,000 threshold', '1099-NEC'],
  ['Missed Form 990? The third year', '990'],
  ['Tips on the 2026 W-2: codes TP and 14b', 'W-2'],
  ['Who files Form 1120-S', '1120-S'],
  ['Answer a CP3219N first', 'CP3219N'],
  ['The 2553, and when', '2553'],
])('else the first form of its title: %s', (title, figure) => {
  expect(postFigure({ denomination: null, title })).toBe(figure);
});

test.each([
  'The SALT cap in 2026',
  'The $125,000 exemption',
  'Call (713) 555-0142',
  'The 110% rule, 15 months and 1,040 forms',
  'Make a budget',
])('%s has none', (title) => {
  expect(postFigure({ denomination: null, title })).toBeUndefined();
});
