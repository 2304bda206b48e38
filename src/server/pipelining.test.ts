import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { appForTest } from './testing/test-app.ts';

/** How many answers a connection gets that brings so many requests at once, and whether it was ended. */
async function bring(count: number, path: string) {
  const { app, log } = await appForTest({ limits: { pipelined: 4 } });
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(url.port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let answers = '';
  socket.on('data', (bytes) => {
    answers += bytes;
  });
  socket.on('error', () => {});
  const last = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(count - 1) + last);
  await once(socket, 'close');
  expect((await fetch(new URL('/about', url))).status).toBe(200);
  expect(log).toEqual([]);
  return answers.split('HTTP/1.1 ').length - 1;
}

test.each(['/about', '/blog', '/none'])(
  'a few requests at once are answered, of many none that is not yet: %s',
  async (path) => {
    expect(await bring(5, path)).toBe(5);
    expect(await bring(500, path)).toBeLessThan(5);
  },
);
