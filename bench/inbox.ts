/**
 * `npm run bench -- inbox [old/dist/parent]`: how long pages take (ms) alone, beside 10 and 100
 * messages a second, and while another process holds the lock of the store for ten seconds; how long
 * messages take. Ten seconds each, three rounds, over the built site. With another checkout of the
 * project that is built, both take turns, so that what else the machine does falls on both.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { inboxPath } from '../inbox/store.ts';
import { BROWSER } from '../inbox/testing/browser.ts';
import { SHORTEST_FORM } from '../inbox/testing/sample.ts';
import { type BuiltSite, newDataDir, serveBuiltSite } from '../tests/serve-built-site.ts';
import { timed } from './load/exchange.ts';
import type { Reading } from './load/read-pages.ts';

const ROUNDS = 3;
const LASTS_MS = 10_000;
const HOLD_LOCK = join(import.meta.dirname, '../base/sqlite/testing/hold-lock.ts');
const headers = { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' };

interface Served {
  name: string;
  site: BuiltSite;
  dataDir: string;
}

interface Times {
  pages: number[];
  posts: number[];
}

async function serve(project: string | undefined): Promise<Served> {
  const dataDir = newDataDir();
  const site = await serveBuiltSite({ dataDir, ...(project && { project }) });
  return { name: project ?? 'this one', site, dataDir };
}

let written = 0;

function write({ url }: BuiltSite): Promise<number> {
  written += 1;
  const message = `message ${written}`;
  const body = new URLSearchParams({ ...SHORTEST_FORM, message }).toString();
  return timed(url, { method: 'POST', headers }, body);
}

/** Writes as many messages a second, however long each takes; resolves to how long each took. */
async function writeAt(rate: number, { site }: Served): Promise<number[]> {
  const started = performance.now();
  const all: Promise<number>[] = [];
  while (rate > 0 && performance.now() < started + LASTS_MS) {
    all.push(write(site));
    await pause(1000 / rate);
  }
  return Promise.all(all);
}

/** Has another process hold the lock, which some messages wait for and are refused. */
async function writeWhileLocked({ site, dataDir }: Served): Promise<number[]> {
  const locker = spawn(process.execPath, [HOLD_LOCK, inboxPath(dataDir), String(LASTS_MS)]);
  const unlocked = once(locker, 'exit');
  await once(locker.stdout, 'data');
  for (let count = 0; count < 10; count += 1) void write(site).catch(() => {});
  await unlocked;
  return [];
}

/** How long each page took that was read meanwhile. */
async function read({ site }: Served): Promise<number[]> {
  const workerData: Reading = { site: site.url, lastsMs: LASTS_MS };
  const reader = new Worker(new URL('./load/read-pages.ts', import.meta.url), { workerData });
  const [took] = await once(reader, 'message');
  return took;
}

const LOADS: Readonly<Record<string, (served: Served) => Promise<number[]>>> = {
  'pages alone': (served) => writeAt(0, served),
  '10 messages a second': (served) => writeAt(10, served),
  '100 messages a second': (served) => writeAt(100, served),
  'the store locked by another process': writeWhileLocked,
};

function at(took: readonly number[], share: number): string {
  const sorted = took.toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
}

const other = process.argv[2];
const all = [await serve(undefined), ...(other === undefined ? [] : [await serve(other)])];
const results = new Map<string, Times>();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [load, write] of Object.entries(LOADS)) {
    for (const served of all) {
      const [posts, pages] = await Promise.all([write(served), read(served)]);
      const key = `${load}, ${served.name}`;
      const before = results.get(key) ?? { pages: [], posts: [] };
      const times = { pages: [...before.pages, ...pages], posts: [...before.posts, ...posts] };
      // The first round warms up.
      if (round > 0) results.set(key, times);
    }
  }
}
for (const [key, { pages, posts }] of results) {
  const messages =
    posts.length === 0 ? '' : `; messages p50 ${at(posts, 0.5)} ms, p99 ${at(posts, 0.99)} ms`;
  process.stdout.write(
    `${key}: pages p50 ${at(pages, 0.5)} ms, p99 ${at(pages, 0.99)} ms, longest ${at(pages, 0.9999)} ms${messages}\n`,
  );
}
await Promise.all(all.map(({ site }) => site.close()));
process.exit();
