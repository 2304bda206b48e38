import { expect, it } from 'vitest';
import { markedItem, routeOf } from './routes.ts';

it.each([
  ['/', 'home', undefined],
  ['/about', 'about', undefined],
  ['/privacy-policy', 'about', undefined],
  ['/meet-team', undefined, '/about'],
  ['/services', 'services', undefined],
  ['/services/payroll', 'services', '/services'],
  ['/find/lt11', undefined, '/find'],
  ['/dates/employers', undefined, '/dates'],
  ['/blog', 'blog', undefined],
  ['/blog/a-post', undefined, '/blog'],
  ['/small-company-accountant', undefined, '/blog'],
  ['/contact', 'contact', undefined],
  ['/message-sent', undefined, '/contact'],
  ['/thank-you', undefined, undefined],
])('%s is marked as %s, below %s', (path, item, parent) => {
  expect(markedItem(path)).toBe(item);
  expect(routeOf(path)?.parent).toBe(parent);
});
