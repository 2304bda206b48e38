import { afterEach, expect, test, vi } from 'vitest';
import { postLinks } from './post-links.ts';

afterEach(() => vi.useRealTimers());

test('a future post is linked from its day on, without a new build', () => {
  // The build's day is before the post's.
  vi.useFakeTimers({ now: new Date('2020-01-01T12:00:00Z'), toFake: ['Date'] });
  const names = ['lt11-notice-form-12153'];
  expect(postLinks(names, () => '2020-01-01')).toEqual([]);
  expect(postLinks(names, () => '2999-01-01')).toEqual([
    { label: expect.stringContaining('LT11'), href: '/blog/lt11-notice-form-12153' },
  ]);
});
