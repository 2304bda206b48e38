import { expect, test } from 'vitest';
import {
  contactAddressFor,
  FIND_PATH,
  lookupAddress,
  lookupOf,
  postedNumber,
} from './addresses.ts';
import { lookupResultAddress } from './lookup-result-address.ts';

const paperIndex = {
  papers: ['CP14', 'LT11'].map((code) => ({
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
  ['we got CP 12 today', '/find?number=CP12'],
  ['they want to audit us', '/find?about=audit'],
  ['letter lt 11', '/find/lt11'],
  ['05/158-A', '/find?number=05%2F158-A'],
  ['the CP14 and the LT11', '/find?near=cp14.lt11'],
  ['<script>alert(1)</script>', '/find?near='],
  ['123-45-6789', '/find?about=taxpayer-number'],
  ['1-888-55S-OIOO', '/find?near='],
  ['IP PIN 123456', '/find?near='],
  ['FRAUD1', '/find?near='],
  ['CP14 123-45-6789', '/find?about=taxpayer-number'],
  ['pay 1 btc to me', '/find?near='],
  ['ﷺ⒪'.repeat(30), '/find?near='],
  ['11 '.repeat(5_000), '/find?near='],
])('%j typed on /find leads to %s', (typed, address) => {
  expect(lookupResultAddress(typed, paperIndex)).toBe(address);
});

test.each([
  ['number=%20cp22a%0d%0a&x=1', '/find?number=CP22A'],
  ['near=cp14.lt11', '/find?near=cp14.lt11'],
  ['near=', '/find?near='],
  ['', '/find'],
  ['number=because+we+moved', '/find'],
  ['number=123-45-6789', '/find?about=taxpayer-number'],
  ['about=Call+me', '/find'],
  [`about=${'a'.repeat(21)}`, '/find'],
  [`number=${'%EF%B7%BA'.repeat(60)}`, '/find'],
  ['near=Call+me', '/find'],
  [`near=${'a.'.repeat(40)}a`, '/find'],
])('the query %s has the canonical address %s', (query, address) => {
  expect(lookupAddress(FIND_PATH, lookupOf(new URLSearchParams(query)))).toBe(address);
});

test('the address of the contact form contains a code or a paper’s word', () => {
  expect(contactAddressFor('50-132')).toBe('/contact/about?number=50-132');
  expect(contactAddressFor('FORFEIT')).toBe('/contact/about?about=forfeit');
  expect(contactAddressFor('')).toBe('/contact');
});

test('postedNumber reads the first number of a posted form', () => {
  expect(postedNumber('x=1&number=cp+14&number=2')).toBe('cp 14');
  expect(postedNumber('')).toBe('');
  expect(postedNumber('number=%E0%A4%A')).toBe('\ufffd%A');
});
