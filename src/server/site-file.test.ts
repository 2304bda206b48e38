import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { TEST_TIMEOUT_MS } from '../../tests/test-timeout.ts';
import { fakePosts, samplePost } from '../blog/testing/posts.ts';
import type { Pages } from './respond/pages.ts';
import { sendRaw } from './testing/send-raw.ts';
import { appForTest } from './testing/test-app.ts';

const html = { 'content-type': 'text/html' };

/** Starts a site on a port: injected requests would bypass the responses that are sent before routing. */
async function listening(parts?: Parameters<typeof appForTest>[0]): Promise<URL> {
  const { app } = await appForTest(parts);
  return new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
}

async function ask(url: URL, path: string, method: string, headers: Record<string, string>) {
  const asked = request({ port: url.port, host: '127.0.0.1', path, method, headers }).end();
  const [answer] = await once(asked, 'response');
  const { date, ...own } = answer.headers;
  expect(date).toBeDefined();
  return { status: answer.statusCode, headers: own, body: await buffer(answer) };
}

/** Sends a request as raw bytes; resolves to all that the server sends back. */
async function bring(url: URL, head: string, host = 'Host: x'): Promise<string> {
  return sendRaw(url, `${head}\r\n${host}\r\nConnection: close\r\n\r\n`).came;
}

test.each(['/about', '/blog'])('%s is the same from memory and by route', async (path) => {
  const render = vi.fn<Pages['render']>(async (_, { posts }) => {
    await posts.latest();
    return new Response('list '.repeat(99), { headers: html });
  });
  // No page gets stale during the test.
  const url = await listening({ render, freshMs: TEST_TIMEOUT_MS });
  for (const accepted of ['br, gzip', 'gzip', 'br', 'identity', undefined]) {
    const encoding = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const { headers } = await ask(url, `${path}?x=1`, 'GET', encoding);
    const known = { ...encoding, 'if-none-match': String(headers.etag) };
    for (const method of ['GET', 'HEAD']) {
      for (const asked of [encoding, known, { ...encoding, 'if-none-match': '"other"' }]) {
        const routed = await ask(url, `${path}?x=1`, method, asked);
        expect(await ask(url, path, method, asked)).toEqual(routed);
        expect(routed.status).toBe(asked === known ? 304 : 200);
      }
    }
  }
  expect(render.mock.calls.length).toBeLessThan(2);
});

test.each(['/pictures/%2e%2e/blog', '/blog/..\\blog', '/blog/..', '/blog/%2e', '/blog/a\tb'])(
  '%j is not an alias of another page',
  async (target) => {
    const render = vi.fn<Pages['render']>();
    const url = await listening({
      render,
      posts: fakePosts({ bySlug: async () => samplePost() }),
    });
    expect(await bring(url, `GET ${target} HTTP/1.1`)).toMatch(/^HTTP\/1.1 40[04] /);
    expect(render).not.toHaveBeenCalled();
  },
);

test.each(['a@b', 'a:b@c', '[', 'a b', 'a/b', 'a:123456', 'a\r\nHost: b'])(
  'the host %j is refused for files in memory and for routes',
  async (host) => {
    const url = await listening();
    for (const path of ['/about', '/about?x=1']) {
      expect(await bring(url, `GET ${path} HTTP/1.1`, 'Host: [::1]:80')).toMatch(/ 200 /);
      expect(await bring(url, `GET ${path} HTTP/1.1`, `Host: ${host}`)).toMatch(/ 400 /);
    }
  },
);
