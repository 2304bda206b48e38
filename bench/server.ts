/**
 * `npm run bench -- server [seconds]`: answers a second, and how long they take (ms), of our server
 * and of nginx, each alone on core 0, with wrk on core 1: a built page, the blog's list and a post,
 * these while posts are written, answers to who has the page already, and a blog of 10,000 posts
 * beside one of ten. Five rounds of so many seconds each, two unless said; all take turns, and
 * the figures are medians.
 */
import { blogPath } from '../blog/stores/sqlite/kind.ts';
import { openSqlitePosts } from '../blog/stores/sqlite/store.ts';
import { saveIn } from '../blog/testing.ts';
import { newDataDir, serveBuiltSite } from '../tests/serve-built-site.ts';
import { madeUpArticles } from './load/articles.ts';
import { median } from './load/median.ts';
import { serveWithNginx } from './load/nginx.ts';
import { pin } from './load/pin.ts';
import { printRow } from './load/print-row.ts';
import { needPrograms } from './load/programs.ts';
import { type Figures, load } from './load/wrk.ts';

needPrograms({ nginx: 'nginx', wrk: 'wrk', taskset: 'util-linux' });

const SECONDS = Number(process.argv[2] ?? 2);
const ROUNDS = 5;
const [SERVER_CORE, LOAD_CORE] = [0, 1];
const FEW = 10;
const MANY = 10_000;
/** So many posts are visited, from all over the blog, where there are as many. */
const VISITED = 200;
const WRITE_EVERY_MS = 100;
const STATIC = '/about';
const POST = '/blog/post-0';
const GZIP = { 'accept-encoding': 'gzip' };

/** Something to measure, and what its figures are held against. */
interface Measure {
  name: string;
  at: string;
  paths: readonly string[];
  /** Asked as by somebody who has the page already. */
  isKnown?: true;
  isWrittenTo?: true;
  beside?: { name: string; least: number; most?: number; mostP99?: number };
}

pin(process.pid, LOAD_CORE);
const articles = madeUpArticles(MANY);
const [few, many] = [await serve(FEW), await serve(MANY)];
const nginx = await serveWithNginx(few.url, [STATIC]);
pin(nginx.pid, SERVER_CORE);

const asTen = (name: string) => ({ name, least: 0.8, most: 1.2 });
const asNginx = (name: string) => ({ name, least: 0.5, mostP99: 4 });
const asBuilt = { name: `ours: ${STATIC}`, least: 0.8 };

const MEASURES: readonly Measure[] = [
  { name: `nginx: ${STATIC}`, at: nginx.url, paths: [STATIC] },
  { name: `ours: ${STATIC}`, at: few.url, paths: [STATIC], beside: asNginx(`nginx: ${STATIC}`) },
  { name: 'nginx: 304', at: nginx.url, paths: [STATIC], isKnown: true },
  {
    name: 'ours: 304',
    at: few.url,
    paths: [STATIC],
    isKnown: true,
    beside: asNginx('nginx: 304'),
  },
  { name: '/blog', at: few.url, paths: ['/blog'], beside: asBuilt },
  { name: 'a post', at: few.url, paths: [POST], beside: asBuilt },
  { name: 'ten posts', at: few.url, paths: postsOf(FEW), beside: asBuilt },
  { name: '/blog, 304', at: few.url, paths: ['/blog'], isKnown: true, beside: asBuilt },
  { name: 'a post, 304', at: few.url, paths: [POST], isKnown: true, beside: asBuilt },
  { name: '/blog, written to', at: few.url, paths: ['/blog'], isWrittenTo: true, beside: asBuilt },
  { name: 'a post, written to', at: few.url, paths: [POST], isWrittenTo: true, beside: asBuilt },
  { name: '/blog of 10,000', at: many.url, paths: ['/blog'], beside: asTen('/blog') },
  { name: 'a post of 10,000', at: many.url, paths: [POST], beside: asTen('a post') },
  { name: '200 of 10,000', at: many.url, paths: postsOf(MANY), beside: asTen('ten posts') },
];

const withoutEtag = new Set<string>();
const measured = new Map(MEASURES.map(({ name }): [string, Figures[]] => [name, []]));
try {
  // What every page needs is loaded and compiled before anything is timed.
  for (const { at, paths, isKnown, isWrittenTo } of MEASURES) {
    if (!isKnown && !isWrittenTo) await load(at, paths, GZIP, 1);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const measure of MEASURES) measured.get(measure.name)?.push(await run(measure));
  }
} finally {
  await Promise.all([few.close(), many.close(), nginx.close()]);
}
for (const path of withoutEtag)
  process.stdout.write(`${path} has no ETag, so that it is never 304\n`);
printRow('', 20, ['a second', 'p50 ms', 'p99 ms', 'failed']);
for (const { name, beside } of MEASURES) {
  const row = ['perSecond', 'p50', 'p99', 'failed'] as const;
  const digits = { perSecond: 0, p50: 2, p99: 2, failed: 0 };
  const figures = row.map((figure) => of(name, figure).toFixed(digits[figure]));
  printRow(name, 20, [...figures, beside ? `  ${verdict(name, beside)}` : '']);
}

async function serve(count: number) {
  const dataDir = newDataDir();
  await saveIn(dataDir, articles.slice(0, count));
  const site = await serveBuiltSite({ dataDir });
  pin(site.pid, SERVER_CORE);
  return { ...site, dataDir };
}

/** Posts from all over a blog of so many. */
function postsOf(count: number): string[] {
  const visited = Math.min(count, VISITED);
  return Array.from({ length: visited }, (_, place) => `/blog/post-${(place * count) / visited}`);
}

async function run({ at, paths, isKnown, isWrittenTo }: Measure): Promise<Figures> {
  const etag = isKnown && (await etagOf(at, paths));
  const headers = { ...GZIP, ...(etag && { 'if-none-match': etag }) };
  const end = isWrittenTo ? keepWriting() : () => {};
  try {
    return await load(at, paths, headers, SECONDS);
  } finally {
    end();
  }
}

/** The version that a visitor has; a page without one is sent whole every time. */
async function etagOf(site: string, [path = '/']: readonly string[]): Promise<string | null> {
  const { headers } = await fetch(`${site}${path}`, { headers: GZIP });
  const etag = headers.get('etag');
  if (etag === null) withoutEtag.add(path);
  return etag;
}

/** Saves a post of the list again and again with another title; returns what ends that. */
function keepWriting(): () => void {
  const store = openSqlitePosts(blogPath(few.dataDir));
  const timer = setInterval(() => {
    const [, article] = articles;
    if (article === undefined) return;
    const title = `Saved at ${Date.now()}`;
    void store.save([{ article: { ...article, title }, pictures: [] }]);
  }, WRITE_EVERY_MS);
  return () => {
    clearInterval(timer);
    store.close();
  };
}

function of(name: string, figure: keyof Figures): number {
  return median((measured.get(name) ?? []).map((figures) => figures[figure]));
}

function verdict(name: string, beside: NonNullable<Measure['beside']>): string {
  const share = of(name, 'perSecond') / of(beside.name, 'perSecond');
  const slower = of(name, 'p99') / of(beside.name, 'p99');
  const { least, most, mostP99 } = beside;
  const isMet =
    share >= least &&
    share <= (most ?? Number.POSITIVE_INFINITY) &&
    slower <= (mostP99 ?? Number.POSITIVE_INFINITY);
  const wanted = most === undefined ? `at least ${least}` : `${least} to ${most}`;
  const p99 = mostP99 === undefined ? '' : `, p99 ${slower.toFixed(1)} x (at most ${mostP99})`;
  return `${share.toFixed(2)} of ${beside.name} (${wanted})${p99}${isMet ? '' : ': missed'}`;
}
