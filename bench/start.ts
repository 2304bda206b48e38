/**
 * `npm run bench -- start`: five starts of the built site, medians: time to listening (ms), with
 * compiled code at hand and without; resident memory (MB) after a visit, after one post was requested
 * 1,000 times, and after 1,000 posts were requested once each.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveIn } from '../blog/testing.ts';
import { residentMegabytes } from '../tests/resident-megabytes.ts';
import { newDataDir, type ServeOptions, serveBuiltSite } from '../tests/serve-built-site.ts';
import { madeUpArticles } from './load/articles.ts';
import { median } from './load/median.ts';

const STARTS = 5;
const POSTS = 1_000;
const AT_ONCE = 5;
const VISIT = ['/', '/contact', '/blog', '/blog/post-0'];

const figures = new Map<string, number[]>();
for (let run = 0; run < STARTS; run += 1) {
  const cache = mkdtempSync(join(tmpdir(), 'compiled-'));
  const cold = await start('listening, nothing compiled, ms', {
    env: { NODE_COMPILE_CACHE: cache },
  });
  await cold.close();
  rmSync(cache, { recursive: true });
  await load('the same post 1,000 times, MB', () => '/blog/post-0');
  await load('1,000 posts, MB', (place) => `/blog/post-${place}`);
}
for (const [what, values] of figures) {
  process.stdout.write(`${what}: ${median(values).toFixed(0)}\n`);
}

async function start(what: string, options: ServeOptions) {
  const started = performance.now();
  const site = await serveBuiltSite({ ...options, program: 'setup/start.ts' });
  note(what, performance.now() - started);
  return site;
}

/** Requests `address(n)` for each n below `POSTS` from a blog of as many posts. */
async function load(what: string, address: (place: number) => string): Promise<void> {
  const dataDir = newDataDir();
  await saveIn(dataDir, madeUpArticles(POSTS));
  const site = await start('listening, ms', { dataDir });
  const get = async (path: string) => (await fetch(site.url + path)).text();
  for (const path of VISIT) await get(path);
  note('after a visit, MB', residentMegabytes(site.pid));
  const places = Array.from({ length: POSTS }, (_, place) => place).values();
  const reader = async () => {
    for (const place of places) await get(address(place));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  note(what, residentMegabytes(site.pid));
  await site.close();
}

function note(what: string, value: number): void {
  figures.set(what, [...(figures.get(what) ?? []), value]);
}
