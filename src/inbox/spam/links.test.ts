import { expect, test } from 'vitest';
import { countLinks, hasLinkMarkup, hasSpelledLink } from './links.ts';

test.each([
  ['see https://example.com/a?b=c, http://example.org. or www.example.net', 3],
  ['bit.ly/3abc and t.me/someone', 2],
  ['Пишите на казино.рф', 1],
  ['ada@example.com or ada.info@mail.example.com', 0],
  ['I owe $1,250.00 on form 1040-X, e.g. for 2024.Please call', 0],
  ['the K-1.pdf and W-2.xlsx from QuickBooks, Inc.', 0],
])('the links of %j are %i', (text, count) => {
  expect(countLinks(text)).toBe(count);
});

test.each([
  ['Win https://example.com', true],
  ['t.me/someone', true],
  ['Rossi Design (rossi.com)', false],
  ['Ada Lovelace, S.Corp/LLC c/o H&R', false],
])('a link in the name %j: %s', (text, expected) => {
  expect(hasSpelledLink(text)).toBe(expected);
});

test.each([
  ['<a href="https://example.com">here</a>', true],
  ['[url=https://example.com]here[/url]', true],
  ['From: Ada <ada@example.com> [mailto:ada@example.com] a < b', false],
])('markup of a link in %j: %s', (text, expected) => {
  expect(hasLinkMarkup(text)).toBe(expected);
});
