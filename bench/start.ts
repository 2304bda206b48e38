/**
 * Ten starts of the built site: time to listening (ms), resident memory (MB) after a visit and after
 * 500 requests for posts, and how many of those it answers in a second. `npm run bench -- start`
 */
import { residentMegabytes } from '../tests/resident-megabytes.ts';
import { serveBuiltSite } from '../tests/serve-built-site.ts';

const STARTS = 10;
const VISIT = ['/', '/contact', '/blog', '/blog/lt11-notice-form-12153'];
const POSTS = 500;
const AT_ONCE = 5;

interface Run {
  ms: number;
  visited: number;
  loaded: number;
  perSecond: number;
}

const get = async (url: string) => (await fetch(url)).text();

async function start(): Promise<Run> {
  const begun = performance.now();
  const site = await serveBuiltSite();
  const ms = performance.now() - begun;
  for (const path of VISIT) await get(site.url + path);
  const visited = residentMegabytes(site.pid);
  const loading = performance.now();
  const reader = async () => {
    for (let post = 0; post < POSTS / AT_ONCE; post += 1) {
      await get(`${site.url}/blog/lt11-notice-form-12153`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  const perSecond = POSTS / ((performance.now() - loading) / 1000);
  const loaded = residentMegabytes(site.pid);
  await site.close();
  return { ms, visited, loaded, perSecond };
}

const runs: Run[] = [];
for (let run = 0; run < STARTS; run += 1) runs.push(await start());

function median(figure: keyof Run): string {
  const values = runs.map((run) => run[figure]).sort((a, b) => a - b);
  return (values[Math.floor(values.length / 2)] ?? Number.NaN).toFixed(0);
}

process.stdout.write(
  `listening after ${median('ms')} ms, resident ${median('visited')} MB after a visit and ` +
    `${median('loaded')} MB after ${POSTS} posts, ${median('perSecond')} posts a second (medians of ${STARTS})\n`,
);
