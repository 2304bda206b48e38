import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { execIn } from '../base/sqlite/testing/exec-in.ts';
import { fakePosts, samplePost } from '../blog/testing/posts.ts';
import { SHORTEST_FORM } from '../inbox/testing/sample.ts';
import { SVG_CSP, securityHeaders } from './respond/headers.ts';
import { appForTest, type TestApp, testApp } from './testing/test-app.ts';

const EVERYWHERE = {
  'content-security-policy': expect.stringMatching(/^default-src 'none';.*frame-ancestors 'none'/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
};
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

interface Sent {
  method?: string;
  path?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}

interface Answer extends IncomingMessage {
  body: string;
}

/** Renders a page for each possible outcome. */
async function render({ url }: Request): Promise<Response> {
  const { pathname } = new URL(url);
  if (pathname === '/blog') throw new Error('nothing can be rendered');
  const html = (status: number) =>
    new Response('<p>page</p>', {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  if (pathname === '/contact/check') return html(422);
  if (pathname === '/blog/unreadable') return html(503);
  if (pathname === '/blog/here') return html(200);
  if (pathname === '/art/post/here.svg') {
    return new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } });
  }
  return new Response(null, { status: 404 });
}

const posts = fakePosts({ bySlug: async () => samplePost() });
const site = await testApp({ render, posts });
afterAll(site.close);
const origin = await originOf(site);

async function originOf({ app }: TestApp): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Resolves to a response as received over a socket; checks that no header is repeated. */
async function send({ path = '/', body, ...rest }: Sent, to = origin): Promise<Answer> {
  const [answer] = await once(request(to + path, rest).end(body), 'response');
  const names = answer.rawHeaders
    .filter((_: string, index: number) => index % 2 === 0)
    .map((name: string) => name.toLowerCase());
  expect(names).toEqual([...new Set(names)]);
  return Object.assign(answer, { body: await text(answer) });
}

function expectHeaders({ headers }: Answer, changes: Readonly<Record<string, unknown>> = {}): void {
  expect(headers).toMatchObject({ ...EVERYWHERE, ...changes });
  const { 'content-type': type = '' } = headers;
  if (type.startsWith('text/')) expect(type).toMatch(/; charset=utf-8$/);
}

const post = (headers: OutgoingHttpHeaders = {}, form: Record<string, string> = {}): Sent => ({
  method: 'POST',
  headers: { ...FORM, ...headers },
  body: new URLSearchParams({ ...SHORTEST_FORM, ...form }).toString(),
});
const JSON_WANTED = { accept: 'application/json' };

test.each<[number, string, Sent]>([
  [200, 'a page', { path: '/about' }],
  [200, 'HEAD of a page', { path: '/about', method: 'HEAD' }],
  [200, 'a page on demand', { path: '/blog/here' }],
  [200, 'a font', { path: '/_astro/font.abc123.woff2' }],
  [200, 'the speculation rules', { path: '/speculation-rules.json' }],
  [200, 'the readiness check', { path: '/readyz' }],
  [200, 'the liveness check', { path: '/healthz' }],
  [200, 'the version', { path: '/version.json' }],
  [200, 'a message sent by script', post(JSON_WANTED)],
  [301, 'a trailing slash', { path: '/about/' }],
  [303, 'a message sent by plain form', post({}, { message: 'Another' })],
  [304, 'a page that the visitor has', { path: '/about', headers: { 'if-none-match': '*' } }],
  [304, 'such a page with a query', { path: '/about?a', headers: { 'if-none-match': '*' } }],
  [304, 'a page on demand', { path: '/blog/here', headers: { 'if-none-match': '*' } }],
  [400, 'an address that cannot be read', { path: '/%' }],
  [403, 'a message from another site', post({ 'sec-fetch-site': 'cross-site' })],
  [404, 'an unknown path', { path: '/nothing' }],
  [405, 'a method that a page does not have', { path: '/about', method: 'DELETE' }],
  [413, 'a long message', post({}, { message: 'x'.repeat(70_000) })],
  [415, 'a form of another type', post({ 'content-type': 'text/plain' })],
  [422, 'a rejected message', post({}, { email: 'x' })],
  [422, 'a rejected message sent by script', post(JSON_WANTED, { email: 'x' })],
  [500, 'a page that fails', { path: '/blog' }],
  [503, 'a post that cannot be read now', { path: '/blog/unreadable' }],
])('a %i response (%s) has every base header', async (status, _, sent) => {
  const answer = await send(sent);
  expect(answer.statusCode).toBe(status);
  expectHeaders(answer);
  if (status === 304) expect(answer.body).toBe('');
  if (status === 405) expect(answer.headers.allow).toBe('GET, HEAD');
});

test('429 and 503 responses to a form have Retry-After and all base headers', async () => {
  const full = await appForTest({ settings: { RATE_LIMIT: { max: 0, windowMs: 600_000 } } });
  const broken = await appForTest();
  execIn(broken.inboxFile, 'DROP TABLE messages');
  for (const [app, status] of [
    [full, 429],
    [broken, 503],
  ] as const) {
    const to = await originOf(app);
    for (const sent of [post(), post(JSON_WANTED)]) {
      const answer = await send(sent, to);
      expect(answer.statusCode).toBe(status);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expectHeaders(answer);
    }
  }
});

test.each(['/art/texas.abc123.svg', '/art/post/here.svg'])(
  'other sites may show %s, and it runs no script',
  async (path) => {
    const answer = await send({ path });
    expect(answer.statusCode).toBe(200);
    expectHeaders(answer, {
      'content-security-policy': SVG_CSP,
      'cross-origin-resource-policy': 'cross-origin',
    });
  },
);

test('only a site with an https address sends Strict-Transport-Security', () => {
  const hsts = 'strict-transport-security';
  expect(securityHeaders('https://www.example.com')).toHaveProperty(hsts);
  expect(securityHeaders('http://localhost:4321')).not.toHaveProperty(hsts);
});
