import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { waitUntil } from '../../tests/wait.ts';
import { SHORTEST_FORM } from '../inbox/testing/sample.ts';
import type { Limits } from './limits.ts';
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

const isGone = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

describe('a client that dawdles loses its connection', () => {
  const quick = { headMs: 200, requestMs: 400, checkMs: 50 };

  test.each([
    ['with its head', 'POST / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['with its body', `${head}\r\n${form.slice(0, 5)}`],
  ])('%s', async (_, sent) => {
    const site = await served(quick);
    const { socket, came } = sendRaw(`http://127.0.0.1:${site.port}`, sent);
    const drip = setInterval(() => socket.write('a'), 20);
    onTestFinished(() => clearInterval(drip));
    expect(await came).toMatch(/^HTTP\/1\.1 408 /);
    expect(site.store.count({})).toBe(0);
    expect(site.log).toEqual([]);
  });

  test('by silence', async () => {
    const site = await served({ idleMs: 100 });
    const socket = await connected(site);
    await once(socket, 'close');
    expect(site.log).toEqual([]);
  });
});

test('no more connections are kept than asked', async () => {
  const site = await served({ connections: 2 });
  const [one, other] = [await connected(site), await connected(site)];
  const url = `http://127.0.0.1:${site.port}/about`;
  await waitUntil(() => isGone(url));
  one.destroy();
  other.destroy();
  await waitUntil(async () => !(await isGone(url)));
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

test('more posts than can be under way are answered with when to try again', async () => {
  const rendered = Promise.withResolvers<void>();
  const page = { status: 422, headers: { 'content-type': 'text/html' } };
  const site = await served({ requests: 2 }, async () => {
    await rendered.promise;
    return new Response('<p>check</p>', page);
  });
  const body = new URLSearchParams({ ...SHORTEST_FORM, email: 'ada' });
  const post = () => fetch(`http://127.0.0.1:${site.port}`, { method: 'POST', body });
  const posts = [post(), post(), post()];
  const refused = await Promise.race(posts);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  rendered.resolve();
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([422, 422, 503]);
});
