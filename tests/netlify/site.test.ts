/** Compares the responses of the Netlify build, with posts from a Data API and then without, with the server's. */
import { load } from 'cheerio';
import { afterAll, expect, test } from 'vitest';
import { pagePolicy } from '../../scripts/build/page-policy.ts';
import { readSeed } from '../../src/blog/seed.ts';
import { datesPath } from '../../src/dates/addresses.ts';
import { faultyDataApi } from '../faulty-data-api.ts';
import {
  ABOUT_UNKNOWN_PAPER,
  CATEGORY,
  CERTIFICATE,
  EMPTY_FIELD,
  MISSING_PATH,
  NO_DATE,
  POST,
  POSTS,
  PRIVATE_NUMBERS,
  UNKNOWN_PAPER,
} from '../routes.ts';
import { type BuiltSite, newDataDir, serveBuiltSite } from '../serve-built-site.ts';
import { wholeAnswer } from '../whole-answer.ts';
import { partsOf } from './parts-of.ts';
import { capturedIn, HOST, NO_POSTS } from './serve-on-netlify.ts';

const page = POST ?? '/blog';
const [LONGEST] = POSTS.toSorted((a, b) => b.content.length - a.content.length);
/** Paths that the function serves, and paths without file or page. */
const PATHS = new Set([
  ...['/', '/dates', datesPath('employers'), '/blog', '/blog?page=2', '/blog/no-such-post'],
  `/blog?${new URLSearchParams({ category: CATEGORY.name })}`,
  ...[page, LONGEST ? `/blog/${LONGEST.slug}` : page],
  ...['/find', UNKNOWN_PAPER, ABOUT_UNKNOWN_PAPER, CERTIFICATE, NO_DATE],
  ...[MISSING_PATH, '/services/no-such-service'],
]);
const FEEDS = ['/blog/feed.xml', '/blog/sitemap.xml'];
/** The headers of every response; policies differ by page. */
const HEADERS = [
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

const rows = (await readSeed('dist')).map(({ post }) => ({ id: post.slug, ...post }));
const api = await faultyDataApi(
  rows.toSorted(
    (a, b) => b.published_at.localeCompare(a.published_at) || (a.slug < b.slug ? -1 : 1),
  ),
);
afterAll(api.close);
const dataDir = newDataDir();
const [server, netlify] = await Promise.all([
  serveBuiltSite(),
  serveBuiltSite({ dataDir, program: HOST, env: { ...NO_POSTS, SUPABASE_URL: api.url } }),
]);
afterAll(() => Promise.all([server.close(), netlify.close()]));

const get = (site: BuiltSite, path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: 'manual', ...init });

test.each([...PATHS])('%s is the page that the server sends', async (path) => {
  const there = await wholeAnswer(() => get(server, path));
  const here = await get(netlify, path);
  const html = await here.text();
  expect(here.status).toBe(there.status);
  expect(partsOf(html)).toEqual(partsOf(await there.text()));
  for (const name of HEADERS) {
    const said = (answer: Response) => answer.headers.get(name)?.replaceAll(' ', '');
    expect(said(here), name).toBe(said(there));
  }
  expect(here.headers.get('content-type')?.toLowerCase()).toBe('text/html; charset=utf-8');
  const own = load(html)('meta[http-equiv=content-security-policy]').attr('content');
  const policy = here.headers.get('content-security-policy') ?? own;
  const all = pagePolicy(html).replace(/frame-ancestors [^;]*;/, '');
  expect(policy?.split(';')).toEqual(expect.arrayContaining(all.split(';')));
  expect(netlify.logged()).toEqual([]);
});

test('a number leads to its paper, and typed text is not cached', async () => {
  const ask = (number: string) =>
    get(netlify, '/find', { method: 'POST', body: new URLSearchParams({ number }) });
  const known = await ask('letter lt 11');
  expect([known.status, known.headers.get('location')]).toEqual([303, '/find/lt11']);
  const words = await ask(`${'ﷺ⒪'.repeat(30)} call us`);
  expect([words.status, words.headers.get('location')]).toEqual([303, '/find?near=']);
  const empty = await ask('');
  expect([empty.status, empty.headers.get('location')]).toEqual([303, EMPTY_FIELD]);
  const unsaid = await ask('123-45-6789');
  expect([unsaid.status, unsaid.headers.get('location')]).toEqual([303, PRIVATE_NUMBERS[0]]);
  const unknown = await get(netlify, UNKNOWN_PAPER);
  const written = await get(netlify, ABOUT_UNKNOWN_PAPER);
  for (const { headers } of [known, words, empty, unsaid, unknown, written]) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('netlify-cdn-cache-control')).toBeNull();
  }
  const told = await get(netlify, CERTIFICATE);
  const calendar = await get(netlify, CERTIFICATE.replace('/due', '/due.ics'));
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  for (const { status, headers } of [told, calendar]) {
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(headers.get('netlify-cdn-cache-control')).toBeNull();
  }
  // Without a date it is a page like others, and its cache key contains the date.
  expect((await get(netlify, NO_DATE)).headers.get('netlify-vary')).toMatch(/\|date$/);
  const all = await get(netlify, '/find');
  expect(all.headers.get('netlify-cdn-cache-control')).toContain('public');
  expect(all.headers.get('netlify-vary')).toMatch(/number\|about\|near/);
  expect((await get(netlify, '/blog', { method: 'POST', body: 'x' })).status).toBe(405);
  expect(netlify.logged()).toEqual([]);
});

test('the feed and the pictures of posts equal those of the server', async () => {
  const $ = load(await (await get(netlify, page)).text());
  const shown = $('main img').toArray();
  const pictures = new Set(shown.map(({ attribs }) => attribs['src'] ?? ''));
  expect(pictures.size).toBeGreaterThan(0);
  for (const path of [...FEEDS, ...pictures]) {
    const [there, here] = await Promise.all([get(server, path), get(netlify, path)]);
    expect([path, here.status]).toEqual([path, 200]);
    expect(here.headers.get('content-type')).toBe(there.headers.get('content-type'));
    expect(await here.arrayBuffer()).toEqual(await there.arrayBuffer());
  }
});

test('a page on demand is cached at the edge for a minute, and not sent again if unchanged', async () => {
  const first = await get(netlify, page);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('netlify-cdn-cache-control')).toBe(
    'public, durable, max-age=45, stale-while-revalidate=15',
  );
  expect(first.headers.get('netlify-vary')).toBe('query=category|page|number|about|near|date');
  const again = await get(netlify, page, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(again.headers.get('x-content-type-options')).toBe('nosniff');
  const head = await get(netlify, page, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('a trailing slash in an address is removed', async () => {
  const answer = await get(netlify, `${page}/?a=1`);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `${page}?a=1`]);
});

test('a message posted to / is captured with all its fields and no others', async () => {
  const message = {
    name: 'Ada',
    email: 'ada@example.org',
    phone: '',
    subject: '',
    message: 'Hi',
  };
  const body = new URLSearchParams({ 'form-name': 'contact', ...message, other: 'x' });
  const answer = await get(netlify, '/', { method: 'POST', body });
  expect(answer.status).toBe(200);
  expect(capturedIn(dataDir)).toEqual([message]);
  const spam = new URLSearchParams({ 'form-name': 'contact', ...message, 'bot-field': 'x' });
  expect((await get(netlify, '/', { method: 'POST', body: spam })).status).toBe(200);
  expect(capturedIn(dataDir)).toHaveLength(1);
});

test('without posts, their pages report an error that is logged once and not cached; other pages work', async () => {
  await api.become('listens no more');
  for (const [path, status, said] of [
    ['/blog', 200, 'No blog posts found.'],
    ['/blog/any-post', 503, 'Post Not Found'],
    ['/blog/feed.xml', 503, 'cannot be read now'],
  ] as const) {
    const answer = await get(netlify, path);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(said)]);
    expect(answer.headers.get('netlify-cdn-cache-control')).toBeNull();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
  expect((await get(netlify, '/about')).status).toBe(200);
  await expect
    .poll(netlify.logged)
    .toEqual([expect.stringContaining('"msg":"blog: it cannot be read"')]);
});
