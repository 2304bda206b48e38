import { expect, it } from 'vitest';
import { withYear } from './year-mark.ts';

it('leaves a page without a marked year as it is', () => {
  const html = Buffer.from('<p>2026</p>');
  expect(withYear(html, '2027')).toBe(html);
});
