import { expect, test } from 'vitest';
import { mentionsOf } from './mentions.ts';

const register = {
  notice: ['CP14', 'CP2000', 'LT11'],
  letter: ['1058', '525'],
  schedule: ['K-1'],
  form: [
    ...['941', '990', '990-N', '656', '706', '1040', '1041', '1065', '1120', '1120-S', '114'],
    ...['1099-NEC', 'W-2', '50-132', '05-102'],
  ],
} as const;
const papers = (['notice', 'letter', 'schedule', 'form'] as const).flatMap((kind) =>
  register[kind].map((code) => ({ code, kind })),
);
const find = mentionsOf(papers);

/** Each mention as it is written, with its code where that is written otherwise. */
const named = (text: string, isList = false) =>
  find(text, isList).map(({ code, kindStart, end }) => {
    const written = text.slice(kindStart, end);
    return written.includes(code) ? written : `${written}: ${code}`;
  });

test.each([
  ['on Form 941’s lines', 'Form 941'],
  ['Forms 1065 and 1120-S', '1065', '1120-S'],
  ['Forms 1040, 1041, and 1120 of a year', '1040', '1041', '1120'],
  ['your Schedule K-1 (Form 1065)', 'Schedule K-1', 'Form 1065'],
  ['the W-2s, the 1099-NECs', 'W-2s', '1099-NECs'],
  ['a CP2000 or LT11', 'CP2000', 'LT11'],
  ['FinCEN 114', 'FinCEN 114'],
  ['Form 1120S', 'Form 1120S: 1120-S'],
  ['Form 941 and 114 people', 'Form 941'],
])('%j names papers', (text, ...mentions) => {
  expect(named(text)).toEqual(mentions);
});

test.each([
  '$1,040 or $941',
  'section 1058, IRC 656 and § 706',
  '114 people in the year 1040',
  'Letter 941, Form 1058 and Notice 525',
  'Form 941-X and Form 1040-NR',
  '401(k), Form 114(a), Form 990.5',
  'irs.gov/CP2000, #CP14, the address 12-50-132',
  'a cp14 and a w-2',
  '1,120-S and 2026-05-102',
])('%j names none', (text) => {
  expect(named(text)).toEqual([]);
});

test('an item of a list of forms may be a bare number', () => {
  expect(named('941', true)).toEqual(['941']);
  expect(named('1065, 1120-S', true)).toEqual(['1065', '1120-S']);
  expect(named('990 · 990-EZ · 990-N', true)).toEqual(['990', '990-N']);
  expect(named('941 of them', true)).toEqual([]);
  expect(named('941')).toEqual([]);
});
