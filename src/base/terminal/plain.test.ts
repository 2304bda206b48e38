import { expect, test } from 'vitest';
import { plain, plainLines } from './plain.ts';

test.each([
  ['\u001b]0;owned\u0007\u001b[31mred', '\\u{1b}]0;owned\\u{7}\\u{1b}[31mred'],
  ['\u009b31m', '\\u{9b}31m'],
  ['a\u202eb\u2066c\u200bd\u00ade\ufefff', 'a\\u{202e}b\\u{2066}c\\u{200b}d\\u{ad}e f'],
  ['\u{e0041}', '\\u{e0041}'],
  ['one\r\ntwo\tthree\u2028four', 'one  two three four'],
  ['  Señor 日本 😀  ', 'Señor 日本 😀'],
])('%j is printed as %j', (text, printed) => {
  expect(plain(text)).toBe(printed);
});

test('plainLines keeps line breaks and indentation', () => {
  expect(plainLines('a\n  b\u001b[2J\r\n')).toBe('a\n  b\\u{1b}[2J \n');
});
