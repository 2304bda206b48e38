import { expect, test } from 'vitest';
import { sendRaw } from './testing/send-raw.ts';
import { appForTest } from './testing/test-app.ts';

/** How many answers a connection gets that brings so many requests at once, and whether it was ended. */
async function bring(count: number, path: string) {
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
  'a few requests at once are answered, of many none that is not yet: %s',
  async (path) => {
    expect(await bring(5, path)).toBe(5);
    expect(await bring(500, path)).toBeLessThan(5);
  },
);
