import { expect, test } from 'vitest';
import { lookUp } from './look-up.ts';
import { readingsOf, wordsAsked } from './readings.ts';
import type { PaperIndex } from './register.ts';

const PAPERS = [
  ...['CP14', 'CP90', 'CP90C', 'CP501', 'CP503', 'CP504', 'CP2000', 'LT11', '1058', '3172'],
  ...['1040', '1040-ES', '1099-NEC', '1099-K', '1120', '1120-S', '706', '709', '941', '940', '990'],
  ...['990-N', '433-A', '656', '2553', '8857', '9465', 'W-2', 'W-8BEN', 'SS-4', '50-132', '05-102'],
].map((code) => paper(code, `what ${code} says`));
const FBAR = paper('114', 'accounts abroad', ['FBAR', 'FinCEN 114']);
const LTR = paper('LTR-9999', 'another letter');
const paperIndex: PaperIndex = {
  papers: [...PAPERS, FBAR, LTR, paper('C-3', 'wages', ['TWC report'])],
  kinds: [],
  topics: [],
};

function paper(code: string, title: string, also: readonly string[] = []) {
  return { code, title, also: [...also], alarming: ['CP504', 'LT11'].includes(code) };
}

test.each([
  ['lt 11', 'LT11'],
  ['LT-11', 'LT11'],
  ['ltII', 'LT11'],
  ['Letter1058', '1058'],
  ['letter no. 1058', '1058'],
  ['irs notice cp 14', 'CP14'],
  ['CP-2000', 'CP2000'],
  ['cp two thousand', 'CP2000'],
  ['cp2ooo', 'CP2000'],
  ['C P 5 0 4', 'CP504'],
  ['cp five oh four', 'CP504'],
  ['cp five hundred four', 'CP504'],
  ['form 1099 nec', '1099-NEC'],
  ['1099nec', '1099-NEC'],
  ['ten ninety-nine K', '1099-K'],
  ['one thousand ninety nine k', '1099-K'],
  ['w2', 'W-2'],
  ['double u two', 'W-2'],
  ['w 8 b e n', 'W-8BEN'],
  ['50132', '50-132'],
  ['fifty one thirty two', '50-132'],
  ['05/102', '05-102'],
  ['texas form 05-102', '05-102'],
  ['nine forty-one', '941'],
  ['Form 941', '941'],
  ['form nine forty', '940'],
  ['nine hundred ninety', '990'],
  ['990 N', '990-N'],
  ['ten forty', '1040'],
  ['1040es', '1040-ES'],
  ['eleven twenty s', '1120-S'],
  ['seven oh nine', '709'],
  ['form 433 a', '433-A'],
  ['I got a CP2000 from the IRS', 'CP2000'],
  ['ss four', 'SS-4'],
  ['ＣＰ１４', 'CP14'],
  ['ltr 9999', 'LTR-9999'],
  ['fbar', '114'],
  ['FinCEN Form 114', '114'],
  ['twc report', 'C-3'],
  ['accounts abroad', '114'],
  ['w2s', 'W-2'],
  ['1099-NECs', '1099-NEC'],
  ['941 for the second quarter', '941'],
  ['lt 11 final notice', 'LT11'],
])('%j is found at once', (asked, code) => {
  expect(lookUp(asked, paperIndex)).toEqual({ code });
});

test.each([
  ['CP5033', ['CP503']],
  ['cp530', ['CP503']],
  ['491', ['941']],
  ['the CP14 and the LT11', ['CP14', 'LT11']],
])('%j is offered what is near: %j', (asked, codes) => {
  expect(lookUp(asked, paperIndex)).toEqual({ near: expect.arrayContaining(codes) });
});

test.each([
  '',
  ' ',
  '?',
  'hello',
  'zzzzzzzz',
  '<script>alert(1)</script>',
  "'; DROP TABLE messages; --",
  '../../etc/passwd',
  'thousand '.repeat(7),
  'CP5044',
  'cp504 b',
  'LT1058',
  '941 x',
  'CP91',
  '1T11',
])('%j is near nothing', (asked) => {
  expect(lookUp(asked, paperIndex)).toEqual({ near: [] });
});

test('a name that two papers have is offered for both', () => {
  const two = ['A-1', 'B-2'].map((code) => paper(code, code, ['green card']));
  expect(lookUp('Green Card', { ...paperIndex, papers: two })).toEqual({ near: ['A-1', 'B-2'] });
});

test('a sentence may be long: the code in it is offered', () => {
  const asked = `we got CP2000 from the Internal Revenue Service ${'and do not know why '.repeat(900)}`;
  expect(lookUp(asked, paperIndex)).toEqual({ near: ['CP2000'] });
});

test.each([
  ['one sign that becomes eighteen', 'ﷺ⒪'.repeat(30)],
  ['words with many readings', 'thousand o hundred '.repeat(900)],
  ['single digits', '1 '.repeat(8_000)],
])('%s: few words and readings are looked up', (_, asked) => {
  const words = wordsAsked(asked);
  expect(words.length).toBeLessThanOrEqual(40);
  expect(readingsOf(words).length).toBeLessThanOrEqual(33);
  expect(lookUp(asked, paperIndex)).toHaveProperty('near');
});
