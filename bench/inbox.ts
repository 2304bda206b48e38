/**
 * `npm run bench -- inbox`: messages acknowledged a second and how long that took (ms) with 1, 16
 * and 64 clients and at 100 a second, while another client reads pages; how long pages took, alone,
 * meanwhile, and while another process locks the store. Ten seconds each, over the built site.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inboxPath } from '../inbox/store.ts';
import { SHORTEST_FORM } from '../inbox/testing/sample.ts';
import { newDataDir, serveBuiltSite } from '../tests/serve-built-site.ts';

const LASTS_MS = 10_000;
const RATE = 100;
/** Between two pages of the reader. */
const READING_MS = 10;
const PAGES = ['/', '/contact', '/about', '/services/payroll'];
const BROWSER = {
  accept: 'application/json',
  'accept-language': 'en-US',
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Mozilla/5.0 (X11; Linux x64; rv:145.0) Gecko/20100101 Firefox/145.0',
};

const dataDir = newDataDir();
const site = await serveBuiltSite({ dataDir });
const agent = new Agent({ keepAlive: true });
let written = 0;

/** How long an exchange took, in milliseconds. */
async function timed(path: string, body?: string): Promise<number> {
  const begun = performance.now();
  const sending = request(
    site.url + path,
    body === undefined ? { agent } : { agent, method: 'POST', headers: BROWSER },
  ).end(body);
  const [response] = await once(sending, 'response');
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  return performance.now() - begun;
}

function write(): Promise<number> {
  written += 1;
  const message = `message ${written}`;
  return timed('/', new URLSearchParams({ ...SHORTEST_FORM, message }).toString());
}

/** Does one thing after another until the time is over. */
async function again(once: () => Promise<number>, until: number, waitMs = 0): Promise<number[]> {
  const took: number[] = [];
  while (performance.now() < until) {
    took.push(await once());
    if (waitMs > 0) await pause(waitMs);
  }
  return took;
}

const clients = (count: number) => async (until: number) =>
  (await Promise.all(Array.from({ length: count }, () => again(write, until)))).flat();

/** As many as said a second, however long each takes. */
async function steadily(until: number): Promise<number[]> {
  const begun = performance.now();
  const all: Promise<number>[] = [];
  while (performance.now() < until) {
    const due = ((performance.now() - begun) / 1000) * RATE;
    while (all.length < due) all.push(write());
    await pause(1);
  }
  return Promise.all(all);
}

function at(took: readonly number[], share: number): string {
  const sorted = took.toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
}

async function measure(what: string, load: (until: number) => Promise<number[]>): Promise<void> {
  const until = performance.now() + LASTS_MS;
  let page = 0;
  const read = () => timed(PAGES[page++ % PAGES.length] ?? '/');
  const [posts, pages] = await Promise.all([load(until), again(read, until, READING_MS)]);
  const messages =
    posts.length === 0
      ? ''
      : `${(posts.length / (LASTS_MS / 1000)).toFixed(0)} messages a second, ` +
        `p50 ${at(posts, 0.5)} ms, p99 ${at(posts, 0.99)} ms; `;
  process.stdout.write(
    `${what}: ${messages}pages p50 ${at(pages, 0.5)} ms, p99 ${at(pages, 0.99)} ms\n`,
  );
}

await again(write, performance.now() + 2_000);
await measure('pages alone', async () => []);
await measure(`${RATE} messages a second`, steadily);
for (const count of [1, 16, 64]) await measure(`${count} clients`, clients(count));
const locker = spawn(process.execPath, [
  join(import.meta.dirname, '../sqlite/testing/lock.ts'),
  inboxPath(dataDir),
]);
await once(locker.stdout, 'data');
await measure('the store locked by another process', async () => {
  void write().catch(() => {});
  return [];
});
locker.kill();
await site.close();
process.exit();
