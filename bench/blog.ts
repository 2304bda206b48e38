/**
 * `npm run bench -- blog [seconds]`: how long posts and lists take (ms) on the first visit, how many
 * are answered in a second after that and how long these take, and the most memory that the server
 * held (MB): with ten posts and with ten thousand, in each store. Three rounds of so many seconds
 * each, three unless said; the two servers of a store take turns, so that a busy machine slows both.
 */
import { saveIn } from '../blog/testing.ts';
import { serveOnSupabase } from '../tests/data-api/serve-on-supabase.ts';
import { whyNoDataApi } from '../tests/data-api/start.ts';
import { peakMegabytes } from '../tests/resident-megabytes.ts';
import { type BuiltSite, newDataDir, serveBuiltSite } from '../tests/serve-built-site.ts';
import { madeUpArticles, OF_TEN } from './load/articles.ts';
import { timed } from './load/exchange.ts';

const LASTS_MS = Number(process.argv[2] ?? 3) * 1_000;
const ROUNDS = 3;
const FEW = 10;
const MANY = 10_000;
const AT_ONCE = 5;
/** So many posts are visited, from all over the blog, where there are as many. */
const VISITED = 200;
const SAVED_AT_ONCE = 500;

async function serveSqlite(count: number): Promise<BuiltSite> {
  const dataDir = newDataDir();
  await saveIn(dataDir, madeUpArticles(count));
  return serveBuiltSite({ dataDir });
}

function serveSupabase(count: number): Promise<BuiltSite> {
  const manuscripts = madeUpArticles(count).map((article) => ({ article, pictures: [] }));
  return serveOnSupabase({
    fill: async (posts) => {
      for (let saved = 0; saved < count; saved += SAVED_AT_ONCE) {
        await posts.save(manuscripts.slice(saved, saved + SAVED_AT_ONCE));
      }
    },
  });
}

const listOf = (category: string) => `/blog?category=${encodeURIComponent(category)}`;

/** What is visited in a blog of so many posts; the last is longer where there are more than ten. */
const VISITS: readonly [string, (count: number) => readonly string[]][] = [
  [
    'posts',
    (count) => {
      const posts = Math.min(count, VISITED);
      return Array.from({ length: posts }, (_, place) => `/blog/post-${(place * count) / posts}`);
    },
  ],
  ['a list of ten', () => [listOf(OF_TEN)]],
  [
    'whole lists',
    (count) =>
      count === FEW
        ? ['/blog']
        : ['/blog', '/blog?page=2', listOf('Category 3'), `${listOf('Category 3')}&page=2`],
  ],
];

/** How long each answer took while some clients visit these pages in turn. */
async function visit(site: BuiltSite, paths: readonly string[]): Promise<number[]> {
  const until = performance.now() + LASTS_MS;
  const took: number[] = [];
  let next = 0;
  const client = async () => {
    while (performance.now() < until) {
      const path = paths[next % paths.length];
      next += 1;
      took.push(await timed(`${site.url}${path}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return took;
}

function at(took: readonly number[], share: number): string {
  const sorted = took.toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
}

async function measure(store: string, serve: (count: number) => Promise<BuiltSite>): Promise<void> {
  const blogs: { count: number; site: BuiltSite }[] = [];
  try {
    for (const count of [FEW, MANY]) blogs.push({ count, site: await serve(count) });
    // What every page needs is loaded and compiled before anything is timed.
    for (const { site } of blogs) await visit(site, ['/about']);
    for (const [what, pathsOf] of VISITS) {
      const measured = blogs.map(({ count, site }) => ({
        count,
        site,
        paths: pathsOf(count),
        cold: [] as number[],
        warm: [] as number[],
      }));
      for (const { site, paths, cold } of measured) {
        for (const path of paths) cold.push(await timed(`${site.url}${path}`));
      }
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const { site, paths, warm } of measured) warm.push(...(await visit(site, paths)));
      }
      for (const { count, cold, warm } of measured) {
        const perSecond = (warm.length / (ROUNDS * LASTS_MS)) * 1_000;
        const figures = [at(cold, 0.5), perSecond.toFixed(0), at(warm, 0.5), at(warm, 0.99)];
        print([store, `${count}`, what, ...figures]);
      }
    }
    for (const { count, site } of blogs) {
      print([store, `${count}`, `at most ${peakMegabytes(site.pid).toFixed(0)} MB`]);
    }
  } finally {
    for (const { site } of blogs) await site.close();
  }
}

function print([store = '', posts = '', what = '', ...figures]: readonly string[]): void {
  const columns = figures.map((figure) => figure.padStart(10)).join('');
  process.stdout.write(`${store.padEnd(9)}${posts.padStart(6)}  ${what.padEnd(14)}${columns}\n`);
}

print(['store', 'posts', 'visited', 'cold ms', 'a second', 'p50 ms', 'p99 ms']);
await measure('SQLite', serveSqlite);
const missing = whyNoDataApi();
if (missing === undefined) await measure('Supabase', serveSupabase);
else process.stdout.write(`Supabase: not measured (${missing})\n`);
process.exit();
