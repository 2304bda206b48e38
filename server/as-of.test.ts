import { expect, it } from 'vitest';
import { asOf } from './as-of.ts';

const page =
  '<p data-shown="/2026-12-31">Due</p><p>2026</p>© <span data-current-year="">2026</span>';

it('shows what is shown on the day, and its year where that is marked', () => {
  expect(asOf(page, '2027-01-01')).toBe('<p>2026</p>© <span data-current-year="">2027</span>');
});

it('leaves a page without either as it is', () => {
  expect(asOf('<p>2026</p>', '2027-01-01')).toBe('<p>2026</p>');
});
