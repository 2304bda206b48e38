import { expect, test } from 'vitest';
import { mentionsOf } from './mentions.ts';

const register = {
  notice: ['CP14', 'CP90', 'CP504', 'CP2000', 'LT11'],
  letter: ['1058', '3172', '525', '5071C'],
  schedule: ['K-1'],
  form: [
    ...[
      '941',
      '940',
      '944',
      '990',
      '990-N',
      '656',
      '706',
      '843',
      '1040',
      '1040-ES',
      '1041',
      '1065',
    ],
    ...[
      '1120',
      '1120-S',
      '1099-NEC',
      '2848',
      '8821',
      '8832',
      'SS-4',
      'W-2',
      'W-8BEN',
      '433-A',
      '114',
    ],
    ...['50-132', '05-102', '01-114', 'C-3'],
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
  ['Form 941 each quarter', 'Form 941'],
  ['on Form 941’s lines', 'Form 941'],
  ['Form\u00a0941.', 'Form\u00a0941'],
  ['Forms 1065 and 1120-S', '1065', '1120-S'],
  ['Forms 1040, 1041, and 1120 of a year', '1040', '1041', '1120'],
  ['Form 944 or 941 for the year', 'Form 944', '941'],
  ['Form SS-4 or 8832.', 'Form SS-4', '8832'],
  ['your Schedule K-1 (Form 1065)', 'Schedule K-1', 'Form 1065'],
  ['the W-2s, the 1099-NECs', 'W-2s', '1099-NECs'],
  ['a CP2000 or LT11', 'CP2000', 'LT11'],
  ['(CP14)', 'CP14'],
  ['Notice CP504: what now', 'Notice CP504'],
  ['Letter 1058 or LT11', 'Letter 1058', 'LT11'],
  ['Letter 5071C', 'Letter 5071C'],
  ['Texas Form 50-132', 'Form 50-132'],
  ['report 05-102 and 01-114', '05-102', '01-114'],
  ['FinCEN Form 114, the FBAR', 'Form 114'],
  ['FinCEN 114', 'FinCEN 114'],
  ['Form 1120S', 'Form 1120S: 1120-S'],
  ['a W-8BEN', 'W-8BEN'],
  ['Form 433-A (OIC)', 'Form 433-A'],
  ['Form 941; 940 in January', 'Form 941'],
  ['Form 941 and 114 people', 'Form 941'],
])('%j names papers', (text, ...mentions) => {
  expect(named(text)).toEqual(mentions);
});

test.each([
  '$1,040 or $941',
  'section 1058, IRC 656 and § 706',
  '114 people in the year 1040',
  '656 days, 706 units, 843',
  'Letter 941, Form 1058 and Notice 525',
  'Form 941-X and Form 1040-NR',
  'W-2G, W-8BEN-E, CP90C and CP504B',
  '401(k), Form 114(a), Form 990.5',
  'irs.gov/CP2000, #CP14, the address 12-50-132',
  'a cp14 and a w-2',
  'IRC 6330, Rev. Proc. 2022-32, CP 2000',
  'the 1040 and a late 1065',
  'Reform 941',
  'Notice 2014-7',
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
