import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { CLOSED_CSP, SVG_CSP } from './headers.ts';
import type { PageHandler } from './page-answer.ts';
import { policyOf } from './testing/fake-site.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

const csp = "default-src 'self'";
const html = { 'content-type': 'text/html', 'content-security-policy': csp };

let site: TestApp | undefined;

afterEach(async () => {
  await site?.close();
  site = undefined;
});

async function appWith(render: PageHandler, locals = {}) {
  site = await testApp({ render, locals });
  return site;
}

test('only the known paths reach the handler, with the locals', async () => {
  const seen: unknown[] = [];
  const posts = { name: 'posts' };
  const { app } = await appWith(
    (request, response, _next, locals) => {
      seen.push(`${request.method} ${request.url}`, locals['posts']);
      response.writeHead(200, html).end('page');
    },
    { posts },
  );
  for (const url of ['/blog', '/blog/a-1?x=1', '/art/post/a-1.svg', '/blog/a/b', '/_image', '/x']) {
    await app.inject({ url });
  }
  expect(seen).toEqual([
    'GET /blog',
    posts,
    'GET /blog/a-1?x=1',
    posts,
    'GET /art/post/a-1.svg',
    posts,
  ]);
});

test("a page keeps the handler's headers and gets the site's", async () => {
  const { app } = await appWith((_request, response) => {
    response.writeHead(200, { ...html, 'set-cookie': ['a=1', 'b=2'], 'content-length': 4 });
    response.end('page');
  });
  const response = await app.inject({ url: '/blog', headers: { 'accept-encoding': 'gzip' } });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    ...html,
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
  const rest = Promise.withResolvers<void>();
  const { app } = await appWith(async (_request, response) => {
    response.writeHead(200, html);
    response.write('<p>shell</p>');
    await rest.promise;
    response.end('<p>grid</p>');
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await get(`${url}/blog`, { 'accept-encoding': encoding });
  expect(answer.headers['content-encoding']).toBe(encoding);
  const body = answer.pipe(expand()).setEncoding('utf8');
  expect(await once(body, 'data')).toEqual(['<p>shell</p>']);
  rest.resolve();
  expect(await once(body, 'data')).toEqual(['<p>grid</p>']);
  await once(body, 'end');
});

test('a visitor who leaves stops the rendering', async () => {
  const closed = Promise.withResolvers<void>();
  const { app, log } = await appWith(async (_request, response) => {
    response.writeHead(200, html);
    response.write('<p>shell</p>');
    response.once('close', () => closed.resolve());
    await closed.promise;
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  (await get(`${url}/blog`, { 'accept-encoding': 'br' })).destroy();
  await closed.promise;
  expect(faults(log)).toEqual([]);
});

test('HEAD has the headers of GET', async () => {
  const { app } = await appWith((_request, response) => response.writeHead(200, html).end('page'));
  const response = await app.inject({ method: 'HEAD', url: '/blog' });
  expect(response.headers).toMatchObject(html);
  expect(response.body).toBe('');
});

test("a 404 keeps its page and gets the static one's policy", async () => {
  const { app } = await appWith((_request, response) =>
    response.writeHead(404, { 'content-type': 'text/html' }).end('no such post'),
  );
  const response = await app.inject({ url: '/blog/none' });
  expect(response.statusCode).toBe(404);
  expect(response.body).toBe('no such post');
  expect(response.headers['content-security-policy']).toBe(policyOf('/404'));
});

test.each<[string, PageHandler]>([
  ['empty', (_request, response) => response.writeHead(404).end()],
  [
    'without writeHead',
    (_request, response) => {
      response.statusCode = 404;
      response.end();
    },
  ],
  ['left to next', (_request, _response, next) => next()],
])('a 404 %s is the static page', async (_, render) => {
  const { app } = await appWith(render);
  const response = await app.inject({ url: '/blog/none' });
  expect(response.statusCode).toBe(404);
  expect(response.body).toContain('<title>404</title>');
});

test('pages and pictures without a policy get a closed one', async () => {
  const { app } = await appWith((request, response) => {
    const type = request.url?.endsWith('.svg') ? 'image/svg+xml' : 'text/html';
    response.writeHead(200, { 'content-type': type }).end('x');
  });
  const policy = async (url: string) =>
    (await app.inject({ url })).headers['content-security-policy'];
  expect(await policy('/blog')).toBe(CLOSED_CSP);
  expect(await policy('/art/post/a.svg')).toBe(SVG_CSP);
});

test.each<[string, PageHandler]>([
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
  [
    'rejects',
    async () => {
      throw new Error('broken');
    },
  ],
  ['passes an error on', (_request, _response, next) => next(new Error('broken'))],
  ['does not answer', () => {}],
])('a handler that %s is logged once and shown as 500', async (_, render) => {
  const { app, log } = await appWith(render);
  const response = await app.inject({ url: '/blog/a?secret=1' });
  expect(response.statusCode).toBe(500);
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(faults(log)).toHaveLength(1);
  expect(log.join()).toContain('"method":"GET"');
  expect(log.join()).not.toMatch(/secret|127\.0\.0\.1/);
});

test('a page that breaks off half-way is logged once and not passed off as whole', async () => {
  const { app, log } = await appWith(async (_request, response) => {
    response.writeHead(200, html);
    response.write('<p>shell</p>');
    await once(response, 'data');
    throw new Error('broken');
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await get(`${url}/blog`, {});
  await expect(answer.toArray()).rejects.toThrow('aborted');
  expect(faults(log)).toHaveLength(1);
});

function faults(log: string[]): string[] {
  return log.filter((line) => !line.includes('Server listening'));
}

async function get(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  const sent = httpRequest(url, { headers }).end();
  const response = Promise.withResolvers<IncomingMessage>();
  sent.once('response', response.resolve).once('error', response.reject);
  return response.promise;
}
