import { expect, it } from 'vitest';
import { currentYear } from './current-year.ts';

it('goes by the calendar of Texas', () => {
  expect(currentYear(new Date('2027-01-01T05:59:00Z'))).toBe('2026');
  expect(currentYear(new Date('2027-01-01T06:00:00Z'))).toBe('2027');
});
