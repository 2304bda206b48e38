import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { datedPages } from './dated-pages.ts';

const answer = datedPages([
  {
    path: '/',
    html: '<i data-shown="/2026-12-15">December</i>© <span data-current-year="">2026</span>',
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' },
  },
  { path: '/dates', html: 'dates', headers: {} },
]);
const get = (path: string, headers: Record<string, string> = {}) =>
  answer(new Request(`https://cpa.example${path}`, { headers }));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-16T05:59:59Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

test('a page is shown as of today in Texas, with its headers', async () => {
  const page = await get('/?utm_source=x');
  expect([page?.status, await page?.text()]).toEqual([
    200,
    '<i>December</i>© <span data-current-year="">2026</span>',
  ]);
  expect(Object.fromEntries(page?.headers ?? [])).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'x-frame-options': 'DENY',
    etag: expect.stringMatching(/^W\/"[0-9a-f]{32}"$/),
  });
  vi.setSystemTime('2026-12-16T06:00:00Z');
  expect(await (await get('/'))?.text()).toBe('© <span data-current-year="">2026</span>');
  vi.setSystemTime('2027-01-01T06:00:00Z');
  expect(await (await get('/'))?.text()).toBe('© <span data-current-year="">2027</span>');
});

test('a page that a visitor has is not sent again on the same day, however it was compressed', async () => {
  const tag = (await get('/'))?.headers.get('etag') ?? '';
  for (const known of [tag, tag.replace('W/', ''), tag.replace(/"$/, '-df"')]) {
    const again = await get('/', { 'if-none-match': known });
    expect([again?.status, await again?.text()]).toEqual([304, '']);
    expect(again?.headers.get('x-frame-options')).toBe('DENY');
  }
  vi.setSystemTime('2026-12-17T06:00:00Z');
  expect((await get('/', { 'if-none-match': tag }))?.status).toBe(200);
});

test('an address may end with a slash, and any other is left to the host', async () => {
  expect(await (await get('/dates/'))?.text()).toBe('dates');
  expect(await get('/about')).toBeUndefined();
  expect(await get('/dates/x')).toBeUndefined();
});
