import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { Limits } from './limits.ts';
import { appForTest } from './testing/test-app.ts';

/** A connection to a server with these limits, and everything received on it. */
async function connection(limits: Partial<Limits> = {}) {
  const { app, log } = await appForTest({ limits });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  let came = '';
  socket.setEncoding('latin1').on('data', (part) => {
    came += part;
  });
  return { socket, log, came: () => came };
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

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
  const { socket, log, came } = await connection();
  socket.write(sent, 'latin1');
  await closed(socket);
  const [head = ''] = heads(came());
  expect(came()).toBe(head);
  expect(head).toContain(`HTTP/1.1 ${status}\r\n`);
  expect(head).toMatch(/^connection: close\r$/im);
  expect(log).toEqual([]);
});

test('nothing is put into the middle of an answer', async () => {
  const { socket, came } = await connection();
  socket.write('GET /about HTTP/1.1\r\nHost: x\r\n\r\nnonsense\r\n\r\n');
  await closed(socket);
  expect(heads(came()).map((head) => head.slice(0, 12))).toContain('HTTP/1.1 200');
  expect(came().split('</p>').length).toBeGreaterThan(50);
});

test('a connection opened before the server closes gets its answer, with Connection: close', async () => {
  const { app } = await appForTest({ limits: { closeDelayMs: 500 } });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const ask = 'GET /about HTTP/1.1\r\nHost: x\r\n\r\n';
  const sockets = [connect(Number(port), '127.0.0.1'), connect(Number(port), '127.0.0.1')];
  const [fresh, kept] = sockets;
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  kept?.write(ask);
  if (kept) await once(kept, 'data');
  const closing = app.close();
  for (const socket of [fresh, kept]) {
    if (!socket) throw new Error('no connection');
    socket.write(ask);
    const [answer] = await once(socket.setEncoding('latin1'), 'data');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    await once(socket, 'end');
  }
  await closing;
});
