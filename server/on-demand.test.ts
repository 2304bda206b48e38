import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { CLOSED_CSP, SVG_CSP } from './headers.ts';
import type { Pages } from './pages.ts';
import { policyOf } from './testing/fake-site.ts';
import { appForTest } from './testing/test-app.ts';

const html = { 'content-type': 'text/html' };

const appWith = (render: Pages['render'], locals = {}) => appForTest({ render, locals });

test('only the known paths reach the handler, with the locals', async () => {
  const seen: unknown[] = [];
  const posts = { name: 'posts' };
  const { app } = await appWith(
    async ({ method, url }, locals) => {
      seen.push(`${method} ${url}`, locals['posts']);
      return new Response('page', { headers: html });
    },
    { posts },
  );
  const known = ['/blog', '/blog/a-1?x=1', '/art/post/a-1.svg', '/pictures/a-1/b.webp'];
  const others = ['/blog/a/b', '/pictures/a.webp', '/_image', '/x', '/contact/check'];
  for (const url of [...known, ...others]) {
    await app.inject({ url, headers: { host: '[', 'x-forwarded-host': 'evil.example' } });
  }
  expect(seen).toEqual(known.flatMap((url) => [`GET http://localhost${url}`, posts]));
});

test("a page keeps the handler's headers and gets the site's", async () => {
  const headers = new Headers({ ...html, 'content-length': '4' });
  headers.append('set-cookie', 'a=1');
  headers.append('set-cookie', 'b=2');
  const { app } = await appWith(async () => new Response('page', { headers }));
  const response = await app.inject({ url: '/blog', headers: { 'accept-encoding': 'gzip' } });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    ...html,
    'content-security-policy': policyOf('/blog'),
    'set-cookie': ['a=1', 'b=2'],
    'content-encoding': 'gzip',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    'speculation-rules': '"/speculation-rules.json"',
    'x-content-type-options': 'nosniff',
  });
  expect(response.headers['content-length']).toBeUndefined();
});

test.each([
  ['br', createBrotliDecompress],
  ['gzip', createGunzip],
] as const)('a chunk arrives while the rest is still rendered (%s)', async (encoding, expand) => {
  const rest = Promise.withResolvers<string>();
  const { app } = await appWith(async () => page('<p>shell</p>', rest.promise));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await get(`${url}/blog`, { 'accept-encoding': encoding });
  expect(answer.headers['content-encoding']).toBe(encoding);
  const body = answer.pipe(expand()).setEncoding('utf8');
  expect(await once(body, 'data')).toEqual(['<p>shell</p>']);
  rest.resolve('<p>grid</p>');
  expect(await once(body, 'data')).toEqual(['<p>grid</p>']);
  await once(body, 'end');
});

test('a visitor who leaves stops the rendering', async () => {
  const closed = Promise.withResolvers<void>();
  const { app, log } = await appWith(async () => {
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(Buffer.from('<p>shell</p>')),
      cancel: () => closed.resolve(),
    });
    return new Response(body, { headers: html });
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  (await get(`${url}/blog`, { 'accept-encoding': 'br' })).destroy();
  await closed.promise;
  expect(log).toEqual([]);
});

test('HEAD has the headers of GET', async () => {
  const { app } = await appWith(async () => page('page'));
  const response = await app.inject({ method: 'HEAD', url: '/blog' });
  expect(response.headers).toMatchObject(html);
  expect(response.body).toBe('');
});

test('a 404 keeps its page, under the policy of its route', async () => {
  const { app } = await appWith(
    async () => new Response('no such post', { status: 404, headers: html }),
  );
  const response = await app.inject({ url: '/blog/none' });
  expect(response.statusCode).toBe(404);
  expect(response.body).toBe('no such post');
  expect(response.headers['content-security-policy']).toBe(policyOf('/blog/[slug]'));
});

test('a page on demand may show pictures of the host that the firm named, a built one none', async () => {
  const { app } = await appForTest({
    settings: { IMAGE_HOST: 'images.example.com' },
    render: async () => page('page'),
  });
  const policyAt = async (url: string) =>
    (await app.inject({ url })).headers['content-security-policy'];
  expect(await policyAt('/blog')).toBe(
    policyOf('/blog').replace("'self'", "'self' https://images.example.com"),
  );
  expect(await policyAt('/about')).toBe(policyOf('/about'));
});

test('pages and pictures without a policy get a closed one', async () => {
  const { app } = await appWith(async ({ url }) => {
    const type = url.endsWith('.svg') ? 'image/svg+xml' : 'text/html';
    return new Response('x', { headers: { 'content-type': type } });
  });
  const policy = async (url: string) =>
    (await app.inject({ url })).headers['content-security-policy'];
  expect(await policy('/pictures/a/b')).toBe(CLOSED_CSP);
  expect(await policy('/art/post/a.svg')).toBe(SVG_CSP);
});

test('a file that cannot be made now says so itself', async () => {
  const headers = { 'retry-after': '60', 'cache-control': 'no-store' };
  const { app } = await appWith(async () => new Response('later', { status: 503, headers }));
  const response = await app.inject({ url: '/blog/a' });
  expect(response.statusCode).toBe(503);
  expect(response.headers).toMatchObject(headers);
  expect(response.body).toBe('later');
});

test('a page that cannot be rendered is shown as 500', async () => {
  const { app, log } = await appWith(async () => new Response(null, { status: 500 }));
  const response = await app.inject({ url: '/blog' });
  expect(response.statusCode).toBe(500);
  expect(response.body).toContain('phone');
  // The renderer has logged it.
  expect(log).toEqual([]);
});

test.each<[string, Pages['render']]>([
  ['is not rendered', () => Promise.reject(new Error('broken'))],
  ['breaks off before it began', async () => page(Promise.reject(new Error('broken')))],
])('a page that %s is logged once and shown as 500', async (_, render) => {
  const { app, log } = await appWith(render);
  const headers = { 'accept-encoding': 'br' };
  const response = await app.inject({ url: '/blog/a?secret=1', headers });
  expect(response.statusCode).toBe(500);
  expect(response.body).toContain('phone');
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(log).toHaveLength(1);
  expect(log.join()).toContain('"method":"GET"');
  expect(log.join()).not.toMatch(/secret|127\.0\.0\.1/);
});

test('a page that breaks off half-way is logged once and not passed off as whole', async () => {
  const rest = Promise.withResolvers<string>();
  const { app, log } = await appWith(async () => page('<p>shell</p>', rest.promise));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await get(`${url}/blog`, {});
  rest.reject(new Error('broken'));
  await expect(answer.toArray()).rejects.toThrow('aborted');
  expect(log).toHaveLength(1);
});

/** A page whose parts are sent as they come. */
function page(...parts: (string | Promise<string>)[]): Response {
  const body = new ReadableStream({
    async pull(stream) {
      const part = await parts.shift();
      if (part === undefined) stream.close();
      else stream.enqueue(Buffer.from(part));
    },
  });
  return new Response(body, { headers: html });
}

async function get(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const [response] = await once(httpRequest(url, { headers }).end(), 'response');
  return response;
}
