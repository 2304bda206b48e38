import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { waitUntil } from '../../tests/wait.ts';
import { SHORTEST_FORM } from '../inbox/testing/sample.ts';
import { LIMITS, type Limits } from './limits.ts';
import type { Pages } from './respond/pages.ts';
import { sendRaw } from './testing/send-raw.ts';
import { appForTest, type TestApp } from './testing/test-app.ts';

const form = new URLSearchParams(SHORTEST_FORM).toString();
const head =
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
  `Content-Length: ${form.length}\r\n`;

interface Served extends TestApp {
  port: number;
}

async function served(limits: Partial<Limits>, render?: Pages['render']): Promise<Served> {
  const site = await appForTest({ limits, ...(render && { render }) });
  const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...site, port: Number(new URL(url).port) };
}

async function connected({ port }: Served): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

test('a client that dawdles loses its connection', async () => {
  const site = await served({ headMs: 400, requestMs: 400, checkMs: 50 });
  const sent = `${head}\r\n${form.slice(0, 5)}`;
  const { socket, came } = sendRaw(`http://127.0.0.1:${site.port}`, sent);
  const drip = setInterval(() => socket.write('a'), 20);
  onTestFinished(() => clearInterval(drip));
  expect(await came).toMatch(/^HTTP\/1\.1 408 /);
  expect(site.store.count({})).toBe(0);
  expect(site.log).toEqual([]);
});

test('the limits are Node’s own', async () => {
  const { app } = await appForTest();
  expect(app.server).toMatchObject({
    ...{ headersTimeout: LIMITS.headMs, requestTimeout: LIMITS.requestMs },
    ...{ keepAliveTimeout: LIMITS.idleMs, timeout: LIMITS.idleMs },
    ...{ maxConnections: LIMITS.connections, maxRequestsPerSocket: LIMITS.requestsPerConnection },
  });
});

test('more requests than can be under way are answered with when to try again', async () => {
  const rendered = Promise.withResolvers<Response>();
  const site = await served({ requests: 2 }, async () => (await rendered.promise).clone());
  const url = `http://127.0.0.1:${site.port}`;
  const leaves = new AbortController();
  const waiting = [fetch(`${url}/blog`), fetch(`${url}/blog`, { signal: leaves.signal })];
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  await waitUntil(async () => (await statusOf('/none')) === 503);
  // Pages in memory are answered at once.
  expect(await statusOf('/about')).toBe(200);
  const refused = await fetch(`${url}/none`);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).toContain('Try again in a minute');
  await fetch(url, { method: 'POST', body: new URLSearchParams(SHORTEST_FORM) });
  expect(site.store.count({})).toBe(1);

  leaves.abort();
  await expect(waiting[1]).rejects.toThrow();
  await waitUntil(async () => (await statusOf('/none')) === 404);
  rendered.resolve(new Response('<p>blog</p>', { headers: { 'content-type': 'text/html' } }));
  expect(await (await waiting[0])?.text()).toBe('<p>blog</p>');
  const faults = site.log.map((line) => JSON.parse(line)).filter(({ level }) => level !== 'info');
  expect(faults.map(({ msg }) => msg)).toEqual(['a request was refused']);
});

test('many stalled posts block neither pages nor the form', async () => {
  const site = await served({ requests: 2 });
  const url = `http://127.0.0.1:${site.port}`;
  for (let post = 0; post < 20; post += 1) (await connected(site)).write(`${head}\r\n`);
  expect((await fetch(`${url}/about?x=1`)).status).toBe(200);
  const body = new URLSearchParams(SHORTEST_FORM);
  const send = () => fetch(url, { method: 'POST', body, headers: { accept: 'application/json' } });
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  expect(site.store.count({})).toBe(1);
});
