/**
 * Five starts of the built site: time to listening (ms) with nothing compiled yet, and as it usually
 * is; resident memory (MB) after a visit, after one post was served 1,000 times, and after 1,000
 * posts were served once each; and how many of those the server answers in a second, either way.
 * `npm run bench -- start`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveIn } from '../blog/testing.ts';
import { residentMegabytes } from '../tests/resident-megabytes.ts';
import { newDataDir, serveBuiltSite } from '../tests/serve-built-site.ts';
import { madeUpArticles } from './load/articles.ts';

const STARTS = 5;
const POSTS = 1_000;
const AT_ONCE = 5;
const OF_FIRM = '/blog/lt11-notice-form-12153';
const VISIT = ['/', '/contact', '/blog'];

interface Run {
  cold: number;
  warm: number;
  visited: number;
  loaded: number;
  perSecond: number;
}

const get = async (url: string) => (await fetch(url)).text();

async function timeToListening(env: Readonly<Record<string, string>> = {}) {
  const begun = performance.now();
  const site = await serveBuiltSite({ env });
  return { site, ms: performance.now() - begun };
}

/** A start that finds no cache of compiled code. */
async function cold(): Promise<number> {
  const cache = mkdtempSync(join(tmpdir(), 'compiled-'));
  const { site, ms } = await timeToListening({ NODE_COMPILE_CACHE: cache });
  await site.close();
  rmSync(cache, { recursive: true });
  return ms;
}

/** Visits a site, then the post at `address(n)` for each n below `POSTS`. */
async function visit(
  site: Awaited<ReturnType<typeof serveBuiltSite>>,
  address: (place: number) => string,
): Promise<Omit<Run, 'cold' | 'warm'>> {
  for (const path of [...VISIT, address(0)]) await get(site.url + path);
  const visited = residentMegabytes(site.pid);
  const loading = performance.now();
  let next = 0;
  const reader = async () => {
    while (next < POSTS) {
      next += 1;
      await get(site.url + address(next - 1));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  const perSecond = POSTS / ((performance.now() - loading) / 1000);
  const loaded = residentMegabytes(site.pid);
  await site.close();
  return { visited, loaded, perSecond };
}

const same: Run[] = [];
const different: Run[] = [];
for (let run = 0; run < STARTS; run += 1) {
  const unprepared = await cold();
  const { site, ms } = await timeToListening();
  const times = { cold: unprepared, warm: ms };
  same.push({ ...times, ...(await visit(site, () => OF_FIRM)) });
  const dataDir = newDataDir();
  await saveIn(dataDir, madeUpArticles(POSTS));
  const many = await serveBuiltSite({ dataDir });
  different.push({ ...times, ...(await visit(many, (place) => `/blog/post-${place}`)) });
}

function median(runs: readonly Run[], figure: keyof Run): string {
  const values = runs.map((run) => run[figure]).sort((a, b) => a - b);
  return (values[Math.floor(values.length / 2)] ?? Number.NaN).toFixed(0);
}

function line(what: string, runs: readonly Run[]): string {
  const [visited, loaded, perSecond] = (['visited', 'loaded', 'perSecond'] as const).map((figure) =>
    median(runs, figure),
  );
  return `${what}: resident ${visited} MB after a visit, ${loaded} MB after ${POSTS}, ${perSecond} a second\n`;
}

process.stdout.write(
  `listening after ${median(same, 'warm')} ms, ${median(same, 'cold')} ms with nothing compiled (medians of ${STARTS})\n` +
    line('the same post', same) +
    line('different posts', different),
);
