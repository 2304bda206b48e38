import { afterEach, expect, test, vi } from 'vitest';
import { postLinks } from './post-links.ts';

afterEach(() => vi.useRealTimers());

test('a post still to come is linked from its day on, with no new build', () => {
  // The build's day, before that of the post.
  vi.useFakeTimers({ now: new Date('2020-01-01T12:00:00Z'), toFake: ['Date'] });
  const names = ['lt11-notice-form-12153'];
  expect(postLinks(names, () => '2020-01-01')).toEqual([]);
  expect(postLinks(names, () => '2999-01-01')).toEqual([
    { label: expect.stringContaining('LT11'), href: '/blog/lt11-notice-form-12153' },
  ]);
});
