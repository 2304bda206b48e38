import { expect, it } from 'vitest';
import { markedItem } from './routes.ts';

it.each([
  ['/', 'Home'],
  ['/about', 'About'],
  ['/privacy-policy', 'About'],
  ['/meet-team', undefined],
  ['/referrals', undefined],
  ['/services', 'Services'],
  ['/services/payroll', 'Services'],
  ['/blog', 'Blog'],
  ['/blog/a-post', undefined],
  ['/contact', 'Contact'],
  ['/thank-you', undefined],
])('marks %s as %s', (path, item) => {
  expect(markedItem(path)).toBe(item);
});
