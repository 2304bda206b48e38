import { expect, test } from 'vitest';
import { plainWords } from './paste-words.ts';

test.each([
  ['Payroll\r\nfor\tshops', 'Payroll for shops'],
  ['•\tFirst line\r\n', 'First line'],
  ['·\u00a0\u00a0Deposits', 'Deposits'],
  ['o\tSecond\u00ad level', 'Second level'],
  ['\u200bZero\ufeff width', 'Zero width'],
  ['a word ', 'a word '],
  ['“Quotes” – and dashes', '“Quotes” – and dashes'],
  ['or so', 'or so'],
])('%j is pasted as %j', (pasted, words) => {
  expect(plainWords(pasted)).toBe(words);
});
