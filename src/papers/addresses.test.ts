import { expect, test } from 'vitest';
import { addressOf, FIND_PATH, lookupOf, paperPath, writeAddress } from './addresses.ts';
import { answerAddress } from './answer-address.ts';
import { typedIn } from './typed-in.ts';

const paperIndex = {
  papers: ['CP14', 'LT11', '1058', '50-132'].map((code) => ({
    code,
    title: code,
    also: [],
    alarming: code === 'LT11',
  })),
  kinds: [{ id: 'cp', shape: 'CP\\d+', codes: ['CP12'] }],
  topics: [{ id: 'audit', words: ['audit'], papers: ['CP14'] }],
};

test.each([
  ['', '/find?about=nothing'],
  [' \n', '/find?about=nothing'],
  ['the letter', '/find?near='],
  ['we got CP 12 today', '/find?number=CP12'],
  ['they want to audit us', '/find?about=audit'],
  ['letter lt 11', '/find/lt11'],
  ['cp22a', '/find?number=CP22A'],
  ['Form 1040 SR', '/find?number=1040+SR'],
  ['ＣＰ２２', '/find?number=CP22'],
  ['05/158-A', '/find?number=05%2F158-A'],
  ['the CP14 and the LT11', '/find?near=cp14.lt11'],
  ['because we moved. Call 1-888-555-0100', '/find?about=phone-number'],
  ['<script>alert(1)</script>', '/find?near='],
  ['123-45-6789', '/find?about=taxpayer-number'],
  ['123 45 6789', '/find?about=taxpayer-number'],
  ['12-3456789', '/find?about=taxpayer-number'],
  ['4111 1111 1111 1111', '/find?about=taxpayer-number'],
  ['1-23-4567890-1', '/find?about=taxpayer-number'],
  ['1-888-55S-OIOO', '/find?near='],
  ['IP PIN 123456', '/find?near='],
  ['XT123456', '/find?near='],
  ['FRAUD1', '/find?near='],
  ['1120-REIT', '/find?number=1120-REIT'],
  ['CP14 123-45-6789', '/find?about=taxpayer-number'],
  ['XXX-XX-6789', '/find?about=taxpayer-number'],
  ['pay 1 btc to me', '/find?near='],
  ['税', '/find?near='],
])('%j is answered at %s', (typed, address) => {
  expect(answerAddress(typed, paperIndex)).toBe(address);
});

test.each([
  ['number=CP22A', '/find?number=CP22A'],
  ['number=%20cp22a%0d%0a&x=1', '/find?number=CP22A'],
  ['near=cp14.lt11', '/find?near=cp14.lt11'],
  ['near=', '/find?near='],
  ['near=cp14.cp14', '/find?near=cp14'],
  ['', '/find'],
  ['number=because+we+moved', '/find'],
  ['number=', '/find?about=nothing'],
  ['number=123-45-6789', '/find?about=taxpayer-number'],
  ['about=sales-tax', '/find?about=sales-tax'],
  ['about=Call+me', '/find'],
  [`about=${'a'.repeat(21)}`, '/find'],
  [`number=${'%EF%B7%BA'.repeat(60)}`, '/find'],
  ['near=Call+me', '/find'],
  [`near=${'a.'.repeat(40)}a`, '/find'],
])('%s is asked for at %s', (query, address) => {
  expect(addressOf(FIND_PATH, lookupOf(new URLSearchParams(query)))).toBe(address);
});

test('a code goes along to the contact form, and nothing else', () => {
  expect(writeAddress('50-132')).toBe('/contact/about?number=50-132');
  expect(writeAddress('FORFEIT')).toBe('/contact/about?about=forfeit');
  expect(writeAddress('')).toBe('/contact');
});

test('a paper’s address has its code in small letters', () => {
  expect(paperPath('1099-NEC')).toBe('/find/1099-nec');
});

test('a posted form has one number, whatever else it has', () => {
  expect(typedIn('x=1&number=cp+14&number=2')).toBe('cp 14');
  expect(typedIn('')).toBe('');
  expect(typedIn('number=%E0%A4%A')).toBe('\ufffd%A');
});
