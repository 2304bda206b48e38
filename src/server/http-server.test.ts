import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { fakePosts } from '../blog/testing/posts.ts';
import { LIMITS } from './limits.ts';
import { sendRaw } from './testing/send-raw.ts';
import { appForTest } from './testing/test-app.ts';

test.each([
  ['a request that is not HTTP', 'hello\r\n\r\n', 400],
  ['a TLS handshake', '\x16\x03\x01\x02\x00\x01\x00', 400],
  ['a long head', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('%s is refused, and not logged', async (_, sent, status) => {
  const { app, log } = await appForTest();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const came = await sendRaw(url, sent).came;
  expect(came).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\r\n\r\n$`, 's'));
  expect(came).toMatch(/^x-content-type-options: nosniff\r$/m);
  expect(log).toEqual([]);
});

test('a connection that sends nothing is closed without a response or a log line', async () => {
  const { app, log } = await appForTest({ limits: { headMs: 50, checkMs: 50 } });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await sendRaw(url, '').came).toBe('');
  expect(log).toEqual([]);
});

test('a malformed request puts no error into a response that is being sent', async () => {
  const { app } = await appForTest({
    limits: { streamAfterMs: 0 },
    posts: fakePosts({ list: () => new Promise(() => {}) }),
    render: async (_, { posts }) => {
      void posts.list({ page: 1 });
      const begun = new ReadableStream({ start: (body) => body.enqueue(Buffer.from('begun')) });
      return new Response(begun);
    },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { socket, came } = sendRaw(url, 'GET /blog HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  socket.write('nonsense\r\n\r\n');
  expect((await came).match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('a form that arrives too slowly gets 408 and loses its connection', async () => {
  const { app, store, log } = await appForTest({
    limits: { headMs: 400, requestMs: 400, checkMs: 50 },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const head =
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
    'Content-Length: 9999\r\n\r\n';
  const { socket, came } = sendRaw(url, head);
  const drip = setInterval(() => socket.write('a'), 20);
  onTestFinished(() => clearInterval(drip));
  expect(await came).toMatch(/^HTTP\/1\.1 408 /);
  expect(store.count({})).toBe(0);
  expect(log).toEqual([]);
});

test('the limits are set on Node’s server', async () => {
  const { app } = await appForTest();
  expect(app.server).toMatchObject({
    headersTimeout: LIMITS.headMs,
    requestTimeout: LIMITS.requestMs,
    keepAliveTimeout: LIMITS.idleMs,
    timeout: LIMITS.idleMs,
    maxConnections: LIMITS.connections,
    maxRequestsPerSocket: LIMITS.requestsPerConnection,
  });
});

/** Sends `count` requests on one connection at once; resolves to the number of responses. */
async function bring(count: number, path: string): Promise<number> {
  const { app, log } = await appForTest({ limits: { pipelined: 4 } });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const last = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  const others = `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(count - 1);
  const answers = await sendRaw(url, others + last).came;
  expect((await fetch(new URL('/about', url))).status).toBe(200);
  expect(log).toEqual([]);
  return answers.split('HTTP/1.1 ').length - 1;
}

test.each(['/about', '/blog', '/none'])(
  'too many pipelined requests of %s close the connection',
  async (path) => {
    expect(await bring(5, path)).toBe(5);
    expect(await bring(500, path)).toBeLessThan(5);
  },
);
