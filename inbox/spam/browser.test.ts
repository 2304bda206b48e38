import { expect, test } from 'vitest';
import { BROWSER } from '../testing/browser.ts';
import { pointsForHeaders } from './browser.ts';
import { BROWSERS, PROGRAMS } from './testing/clients.ts';

test.each(Object.entries(BROWSERS))('%s is a browser', (_, headers) => {
  expect(pointsForHeaders(headers, true)).toBe(0);
});

const { driven, ...others } = PROGRAMS;
test.each(Object.entries(others))('%s is none', (_, headers) => {
  expect(pointsForHeaders(headers, true)).toBe(3);
});

test('a browser that a program drives looks like any', () => {
  expect(pointsForHeaders(driven, true)).toBe(0);
});

test('over http no browser says where a request comes from', () => {
  const { 'sec-fetch-site': _, ...headers } = BROWSER;
  expect(pointsForHeaders(headers, true)).toBe(3);
  expect(pointsForHeaders(headers, false)).toBe(0);
});

test('a robot may say what it is', () => {
  const name = 'Mozilla/5.0 (compatible; SomeBot/2.1; +https://example.com/bot)';
  expect(pointsForHeaders({ ...BROWSER, 'user-agent': name }, false)).toBe(3);
});
