import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Rosa Delgado', 'RD'],
  ['Rosa Maria Delgado', 'RD'],
  ['  élise   óscar ', 'ÉÓ'],
  ['Cher', 'C'],
])('takes the initials of %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
