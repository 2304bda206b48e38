import { expect, test } from 'vitest';
import { askingFor, FIND_PATH, noticePath, numberAsked } from './addresses.ts';

const asked = (number: string) => numberAsked(new URLSearchParams({ number }));

test('what is typed comes on one line, and nothing that no paper can have', () => {
  expect(asked('  CP\t504 \n')).toBe('CP 504');
  expect(asked('a\u0000b\u202ec')).toBe('a b c');
  expect(asked('x'.repeat(61))).toBe('');
  expect(numberAsked(new URLSearchParams())).toBe('');
});

test('an address has the number as it is, whatever its signs', () => {
  expect(askingFor(FIND_PATH, '')).toBe('/find');
  const address = askingFor(FIND_PATH, '<b>&"50 132');
  expect(address).toMatch(/^\/find\?number=[\w%+.-]+$/);
  expect(numberAsked(new URL(address, 'http://localhost').searchParams)).toBe('<b>&"50 132');
});

test('a paper’s page is told by its code in small letters', () => {
  expect(noticePath('1099-NEC')).toBe('/find/1099-nec');
});
