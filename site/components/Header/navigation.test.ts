import { describe, expect, it } from 'vitest';
import { activeItem } from './navigation.ts';

describe('activeItem', () => {
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
    expect(activeItem(path)).toBe(item);
  });
});
