import { expect, it } from 'vitest';
import { withYear } from './year-mark.ts';

const page = (year: string) =>
  Buffer.from(`<p>Since 1975, © <span data-current-year="">${year}</span></p>`);

it('changes the marked year and no other', () => {
  expect(withYear(page('2026'), '2027').toString()).toBe(page('2027').toString());
});

it('leaves a page without a marked year as it is', () => {
  const html = Buffer.from('<p>2026</p>');
  expect(withYear(html, '2027')).toBe(html);
});
