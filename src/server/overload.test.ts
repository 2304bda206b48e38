import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { SHORTEST_FORM } from '../inbox/testing/sample.ts';
import { LIMITS, type Limits } from './limits.ts';
import { sendRaw } from './testing/send-raw.ts';
import { appForTest, type TestApp } from './testing/test-app.ts';

const form = new URLSearchParams(SHORTEST_FORM).toString();
const head =
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
  `Content-Length: ${form.length}\r\n`;

interface Served extends TestApp {
  port: number;
}

async function served(limits: Partial<Limits> = {}): Promise<Served> {
  const site = await appForTest({ limits });
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

test('many stalled posts block neither pages nor the form', async () => {
  const site = await served();
  const url = `http://127.0.0.1:${site.port}`;
  for (let post = 0; post < 20; post += 1) (await connected(site)).write(`${head}\r\n`);
  expect((await fetch(`${url}/about?x=1`)).status).toBe(200);
  const body = new URLSearchParams(SHORTEST_FORM);
  const send = () => fetch(url, { method: 'POST', body, headers: { accept: 'application/json' } });
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  expect(site.store.count({})).toBe(1);
});
