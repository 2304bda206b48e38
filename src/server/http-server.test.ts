import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sendRaw } from './testing/send-raw.ts';
import { appForTest } from './testing/test-app.ts';

/** Everything that a new server answers to these bytes, and its log. */
async function answerTo(bytes: string) {
  const { app, log } = await appForTest();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { came: await sendRaw(url, bytes).came, log };
}

/** The heads of answers, in the order of their coming. */
const heads = (came: string) => came.match(/HTTP\/1\.1 .*?\r\n\r\n/gs) ?? [];

test('the last answer of a connection says that it closes', async () => {
  const { app } = await appForTest({ limits: { requestsPerConnection: 3 } });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const told: (string | undefined)[] = [];
  for (const path of ['/about', '/none', '/about', '/about']) {
    const [answer] = await once(request(url + path, { agent }).end(), 'response');
    await text(answer);
    told.push(answer.headers.connection);
  }
  agent.destroy();
  expect(told).toEqual(['keep-alive', 'keep-alive', 'close', 'keep-alive']);
});

test.each([
  ['no HTTP', 'hello\r\n\r\n', '400 Bad Request'],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00', '400 Bad Request'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    '400 Bad Request',
  ],
  [
    'a long head',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('%s is answered with a status and no more', async (_, sent, status) => {
  const { came, log } = await answerTo(sent);
  const [head = ''] = heads(came);
  expect(came).toBe(head);
  expect(head).toContain(`HTTP/1.1 ${status}\r\n`);
  expect(head).toMatch(/^connection: close\r$/im);
  expect(log).toEqual([]);
});

test('nothing is put into the middle of an answer', async () => {
  const { came } = await answerTo('GET /about HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n');
  expect(heads(came).map((head) => head.slice(0, 12))).toContain('HTTP/1.1 200');
  expect(came.split('</p>').length).toBeGreaterThan(50);
});
