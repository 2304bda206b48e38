/**
 * `npm run bench -- inbox`: messages acknowledged a second and how long that took (ms) with 1, 16
 * and 64 clients and at 100 a second, while a reader in a thread of its own opens pages; how long
 * pages took, alone, meanwhile, and while another process locks the store. Ten seconds each, over
 * the built site.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { inboxPath } from '../inbox/store.ts';
import { BROWSER } from '../inbox/testing/browser.ts';
import { SHORTEST_FORM } from '../inbox/testing/sample.ts';
import { newDataDir, serveBuiltSite } from '../tests/serve-built-site.ts';
import { timed } from './load/exchange.ts';
import type { Reading } from './load/read-pages.ts';

const LASTS_MS = 10_000;
const RATE = 100;
const headers = { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' };

const dataDir = newDataDir();
const site = await serveBuiltSite({ dataDir });
let written = 0;

function write(): Promise<number> {
  written += 1;
  const message = `message ${written}`;
  const body = new URLSearchParams({ ...SHORTEST_FORM, message }).toString();
  return timed(site.url, { method: 'POST', headers }, body);
}

/** Writes one message after another until the time is over. */
async function writeUntil(until: number): Promise<number[]> {
  const took: number[] = [];
  while (performance.now() < until) took.push(await write());
  return took;
}

/** How long each page took that was read meanwhile. */
async function read(): Promise<number[]> {
  const workerData: Reading = { site: site.url, lastsMs: LASTS_MS };
  const reader = new Worker(new URL('./load/read-pages.ts', import.meta.url), { workerData });
  const [took] = await once(reader, 'message');
  return took;
}

const clients = (count: number) => async (until: number) =>
  (await Promise.all(Array.from({ length: count }, () => writeUntil(until)))).flat();

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
  const [posts, pages] = await Promise.all([load(performance.now() + LASTS_MS), read()]);
  const messages =
    posts.length === 0
      ? ''
      : `${(posts.length / (LASTS_MS / 1000)).toFixed(0)} messages a second, ` +
        `p50 ${at(posts, 0.5)} ms, p99 ${at(posts, 0.99)} ms; `;
  process.stdout.write(
    `${what}: ${messages}pages p50 ${at(pages, 0.5)} ms, p99 ${at(pages, 0.99)} ms\n`,
  );
}

await writeUntil(performance.now() + 2_000);
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
