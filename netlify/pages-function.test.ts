import { describe, expect, test } from 'vitest';
import type { Posts } from '../blog/posts.ts';
import { samplePost } from '../blog/testing.ts';
import type { Pages } from '../server/pages.ts';
import { pagesFunction } from './pages-function.ts';

const nothing = async () => [];
const posts: Posts = {
  list: async () => ({ posts: [], hasOlder: false }),
  categories: nothing,
  bySlug: async () => samplePost({}),
  related: nothing,
  neighbours: async () => ({}),
  latest: nothing,
  picture: async () => undefined,
  version: () => undefined,
  close: () => {},
};

const away: Posts = {
  ...posts,
  bySlug: async () => {
    throw new Error('away');
  },
};

type Render = Pages['render'];

/** The function over one page at /blog/<slug>, and the faults that it told. */
function functionOf(render: Render, from: Posts = posts) {
  const faults: unknown[] = [];
  const answer = pagesFunction({
    pages: { routes: [{ route: '/blog/[slug]', pattern: /^\/blog\/[^/]+$/ }], render },
    posts: from,
    ages: { freshFor: 45_000, staleFor: 15_000 },
    built: {
      siteUrl: 'https://cpa.example',
      policies: { '/blog/[slug]': "default-src 'none';img-src 'self'" },
      redirects: [['/blog/old', '/blog/new']],
      notFound: { html: 'not found', headers: { 'content-type': 'text/html; charset=utf-8' } },
      fault: { html: 'a fault', headers: { 'content-type': 'text/html; charset=utf-8' } },
    },
    imageHost: 'images.example.com',
    onFault: (error) => faults.push(error),
  });
  const get = (path: string, init?: RequestInit) =>
    answer(new Request(`https://cpa.example${path}`, init));
  return { get, faults };
}

const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { 'content-type': 'text/html', ...init.headers } });

const page: Render = async () => html('a page');

const KEPT = 'public, durable, max-age=45, stale-while-revalidate=15';
const edgeOf = ({ headers }: Response) => headers.get('netlify-cdn-cache-control');

describe.each<[string, number, Render, string, Posts, string | null]>([
  ['a page', 200, page, '/blog/a', posts, KEPT],
  ['an old address', 301, page, '/blog/OLD?a=1', posts, null],
  ['a slash at the end', 301, page, '/blog/a/', posts, null],
  ['a page that is not there', 404, async () => html('', { status: 404 }), '/blog/a', posts, KEPT],
  ['an address of no page', 404, page, '/elsewhere/a', posts, KEPT],
  [
    'a post that cannot be read',
    503,
    async () => html('x', { status: 503 }),
    '/blog/a',
    away,
    null,
  ],
  ['a page that failed', 500, async () => html('', { status: 500 }), '/blog/a', posts, null],
  [
    'a page that throws',
    500,
    async () => {
      throw new Error('broken');
    },
    '/blog/a',
    posts,
    null,
  ],
])('%s is %d', (_, status, render, path, from, kept) => {
  test('with the headers of every answer', async () => {
    const answer = await functionOf(render, from).get(path);
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/^max-age=\d+$/),
    });
  });

  test('and is kept at the edge only where it will not change', async () => {
    expect(edgeOf(await functionOf(render, from).get(path))).toBe(kept);
  });
});

test('what fails is told once, and the visitor gets the page for it', async () => {
  const error = new Error('broken');
  const { get, faults } = functionOf(async () => Promise.reject(error));
  const answer = await get('/blog/a');
  expect(await answer.text()).toBe('a fault');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(faults).toEqual([error]);
});

test('an old address leads on with its query, for an hour', async () => {
  const { headers } = await functionOf(page).get('/blog/old?a=1');
  expect(headers.get('location')).toBe('/blog/new?a=1');
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
});

test('a page that a visitor has is 304, with its headers and without its body', async () => {
  const { get } = functionOf(page);
  const first = await get('/blog/a');
  const etag = first.headers.get('etag') ?? '';
  const again = await get('/blog/a', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(again.headers.get('content-security-policy')).toBe(
    "default-src 'none';img-src 'self' https://images.example.com",
  );
});

test('a page that was begun before its post was read is rendered again once it is', async () => {
  const began: string[] = [];
  const render: Render = async (_, locals) => {
    const known = began.length > 0;
    began.push('x');
    await locals.posts?.bySlug('a');
    return html(
      known ? 'whole' : 'begun',
      known ? {} : { headers: { 'cache-control': 'no-store' } },
    );
  };
  const answer = await functionOf(render).get('/blog/a');
  expect(await answer.text()).toBe('whole');
  expect(edgeOf(answer)).toBe(KEPT);
  expect(began).toHaveLength(2);
});

test('a page whose post could not be read is not kept', async () => {
  const render: Render = async (_, locals) => {
    await locals.posts?.bySlug('a').catch(() => undefined);
    return html('without');
  };
  expect(edgeOf(await functionOf(render, away).get('/blog/a'))).toBeNull();
});
