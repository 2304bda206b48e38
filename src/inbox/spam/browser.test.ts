import { expect, test } from 'vitest';
import { BROWSER } from '../testing/browser.ts';
import { pointsForHeaders } from './browser.ts';
import { BROWSERS, PROGRAMS } from './testing/clients.ts';

const { driven, ...programs } = PROGRAMS;
const { 'sec-fetch-site': _, ...overHttp } = BROWSER;
const bot = 'Mozilla/5.0 (compatible; SomeBot/2.1; +https://example.com/bot)';

test.each(Object.entries({ ...BROWSERS, driven }))('%s is a browser', (_, headers) => {
  expect(pointsForHeaders(headers, true)).toBe(0);
});

test.each(Object.entries({ ...programs, overHttp, bot: { ...BROWSER, 'user-agent': bot } }))(
  '%s is none where the site has https',
  (_, headers) => {
    expect(pointsForHeaders(headers, true)).toBe(3);
  },
);

test('without https no browser sends Sec-Fetch-Site', () => {
  expect(pointsForHeaders(overHttp, false)).toBe(0);
});
