/** Compares the Netlify build with the server, both with posts from a Data API. */
import { request } from 'node:http';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagePolicy } from '../../scripts/build/page-policy.ts';
import { FIRM_POSTS } from '../../src/blog/files/post-folders.ts';
import { syncPosts } from '../../src/blog/files/sync-posts.ts';
import type { PostStore } from '../../src/blog/post-store.ts';
import { addTo, sampleNewPost } from '../../src/blog/testing.ts';
import { serveOnSupabase } from '../data-api/serve-on-supabase.ts';
import { missingForDataApi } from '../data-api/start.ts';
import {
  ABOUT_UNKNOWN_PAPER,
  CATEGORY,
  CERTIFICATE,
  EMPTY_FIELD,
  NO_DATE,
  NOWHERE,
  POST,
  POSTS,
  PRIVATE_NUMBERS,
  ROUTES,
  UNKNOWN_PAPER,
} from '../routes.ts';
import { type BuiltSite, newDataDir } from '../serve-built-site.ts';
import { wholeAnswer } from '../whole-answer.ts';
import { capturedIn, serveOnNetlify } from './serve-on-netlify.ts';

const page = POST ?? '/blog';
const BLOG = [
  '/blog',
  '/blog?page=2',
  '/blog?category=None',
  `/blog?${new URLSearchParams({ category: CATEGORY.name })}`,
  ...POSTS.map(({ slug }) => `/blog/${slug}`),
];
/** The privacy policy differs by host: see published.test.ts. */
const PATHS = [...new Set([...ROUTES, ...BLOG, '/services/no-such-service'])].filter(
  (path) => path !== '/privacy-policy',
);
const FEEDS = ['/blog/feed.xml', '/blog/feed.json', '/blog/sitemap.xml'];
/** The headers of every response; policies differ by page. */
const HEADERS = [
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

/** The picture of a post added to the firm's posts. */
const PICTURE = { name: 'sales-tax/a-01234567-640.webp', content: Uint8Array.of(0, 92, 255) };

async function fill(posts: PostStore): Promise<void> {
  await syncPosts(FIRM_POSTS, posts);
  await addTo(posts, [{ post: sampleNewPost(), pictures: [PICTURE] }]);
}

const missing = missingForDataApi();

describe.skipIf(missing !== undefined)('on Netlify', () => {
  const dataDir = newDataDir();
  let server: BuiltSite;
  let netlify: BuiltSite;
  beforeAll(async () => {
    [server, netlify] = await Promise.all([
      serveOnSupabase({ fill }),
      serveOnNetlify(dataDir, { fill }),
    ]);
  });
  afterAll(() => Promise.all([server?.close(), netlify?.close()]));

  const get = (site: BuiltSite, path: string, init: RequestInit = {}) =>
    fetch(site.url + path, { redirect: 'manual', ...init });

  test.each(PATHS)('%s is the page that the server sends', async (path) => {
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
    expect(policy?.split(';')).toEqual(
      expect.arrayContaining(
        pagePolicy(html)
          .replace(/frame-ancestors [^;]*;/, '')
          .split(';'),
      ),
    );
    expect(netlify.logged()).toEqual([]);
  });

  test('a post that is not there is said not to be', async () => {
    const answer = await get(netlify, '/blog/no-such-post');
    const $ = load(await answer.text());
    expect([answer.status, $('h1').text()]).toEqual([404, 'Post Not Found']);
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
  });

  test('a number leads to its paper, and what is typed is kept nowhere', async () => {
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
    expect(load(await unknown.text())('h1').text()).toContain('QX-7777');
    const written = await get(netlify, ABOUT_UNKNOWN_PAPER);
    expect(load(await written.text())('textarea').text()).toContain('CP88');
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
    // Without a date it is a page like others, and its cache knows that the date makes another.
    expect((await get(netlify, NO_DATE)).headers.get('netlify-vary')).toMatch(/\|date$/);
    const all = await get(netlify, '/find');
    expect(all.headers.get('netlify-cdn-cache-control')).toContain('public');
    expect(all.headers.get('netlify-vary')).toMatch(/number\|about\|near/);
    expect((await get(netlify, '/blog', { method: 'POST', body: 'x' })).status).toBe(405);
    expect((await get(netlify, '/share/find/lt11.png')).status).toBe(200);
    expect(netlify.logged()).toEqual([]);
  });

  test('the picture of a shared post is the one that the server draws', async () => {
    const path = `/share${page}.png`;
    const [there, here] = await Promise.all([get(server, path), get(netlify, path)]);
    expect([there.status, here.status]).toEqual([200, 200]);
    expect(here.headers.get('content-type')).toBe('image/png');
    const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
    expect((await bytes(here)).equals(await bytes(there))).toBe(true);
    expect((await get(netlify, '/share/blog/no-such-post.png')).status).toBe(404);
  });

  test.each(FEEDS)('%s is the feed that the server sends', async (path) => {
    const [there, here] = await Promise.all([get(server, path), get(netlify, path)]);
    expect(here.headers.get('content-type')).toBe(there.headers.get('content-type'));
    expect(await here.text()).toBe(await there.text());
  });

  test('every picture on the blog is there', async () => {
    const pages = await Promise.all(BLOG.map(async (path) => (await get(netlify, path)).text()));
    const pictures = new Set(
      pages.flatMap((html) =>
        load(html)('main img')
          .toArray()
          .map(({ attribs }) => attribs['src'] ?? ''),
      ),
    );
    expect(pictures.size).toBeGreaterThan(2);
    pictures.add(`/pictures/${PICTURE.name}`);
    for (const path of pictures) {
      const [there, here] = await Promise.all([get(server, path), get(netlify, path)]);
      expect([path, here.status]).toEqual([path, 200]);
      expect(here.headers.get('content-type')).toBe(there.headers.get('content-type'));
      expect(await here.arrayBuffer()).toEqual(await there.arrayBuffer());
    }
  });

  test('a page on demand is kept at the edge within the minute, and sent once where nothing is new', async () => {
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

  test('a slash at the end of an address goes', async () => {
    const answer = await get(netlify, `${page}/?a=1`);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${page}?a=1`]);
  });

  test('an address that cannot be read is none', async () => {
    const { hostname, port } = new URL(netlify.url);
    const { promise, resolve } = Promise.withResolvers<number | undefined>();
    request({ hostname, port, path: '/blog/%' }, (answer) => resolve(answer.statusCode)).end();
    expect(await promise).toBe(400);
  });

  test('a message posted to / is captured, as are its fields and no others', async () => {
    const message = {
      name: 'Ada',
      email: 'ada@example.org',
      phone: '',
      subject: '',
      message: 'Hi',
    };
    const body = new URLSearchParams({ 'form-name': 'contact', ...message, nonce: 'x' });
    const answer = await get(netlify, '/', { method: 'POST', body });
    expect(answer.status).toBe(200);
    expect(capturedIn(dataDir)).toEqual([message]);
    const spam = new URLSearchParams({ 'form-name': 'contact', ...message, 'bot-field': 'x' });
    expect((await get(netlify, '/', { method: 'POST', body: spam })).status).toBe(200);
    expect(capturedIn(dataDir)).toHaveLength(1);
  });

  test('nothing else can be posted', async () => {
    for (const [path, status] of [
      ['/blog', 405],
      [NOWHERE, 404],
    ] as const) {
      const answer = await get(netlify, path, { method: 'POST', body: new URLSearchParams() });
      expect([path, answer.status]).toEqual([path, status]);
    }
  });
});

/** Parts of a page common to both hosts: without form attributes, hashed names and the policy. */
function partsOf(html: string): string[] {
  return html
    .replaceAll(/<meta http-equiv="content-security-policy"[^>]*>/g, '')
    .replaceAll(/\/_astro\/[\w.-]+/g, '/_astro/')
    .replaceAll(/ uid="\w+"/g, '')
    .replaceAll(/<form [^>]*>/g, '<form>')
    .split(/(?=<)/);
}
