/**
 * `npm run bench -- server [seconds]`: answers a second, and how long they take (ms), of our server
 * and of nginx, each alone on core 0, with wrk on core 1: a built page, due dates, papers by their
 * address and by a number, the blog's list and a post, these while posts are written,
 * answers to who has the page already, and a blog of 10,000 posts beside one of ten. Three rounds of
 * so many seconds each, two unless said, and of a second that does not count; all take turns, and
 * the figures are medians.
 */
import { availableParallelism } from 'node:os';
import { blogPath } from '../blog/stores/sqlite/kind.ts';
import { openSqlitePosts } from '../blog/stores/sqlite/store.ts';
import { saveIn } from '../blog/testing.ts';
import { newDataDir, serveBuiltSite } from '../tests/serve-built-site.ts';
import { madeUpArticles } from './load/articles.ts';
import { idle } from './load/idle.ts';
import { median } from './load/median.ts';
import { serveWithNginx } from './load/nginx.ts';
import { pin } from './load/pin.ts';
import { printRow } from './load/print-row.ts';
import { needPrograms } from './load/programs.ts';
import { type Figures, load } from './load/wrk.ts';

needPrograms({ nginx: 'nginx', wrk: 'wrk', taskset: 'util-linux' });
if (availableParallelism() < 2) {
  process.stderr.write('This measurement needs two cores, and this machine has one.\n');
  process.exit(2);
}

const SECONDS = Number(process.argv[2] ?? 2);
const ROUNDS = 3;
/** A page is slower in the first second after others. */
const WARM_UP_SECONDS = 1;
const [SERVER_CORE, LOAD_CORE] = [0, 1];
const FEW = 10;
const MANY = 10_000;
/** So many posts are visited, from all over the blog, where there are as many. */
const VISITED = 200;
const WRITE_EVERY_MS = 100;
const STATIC = '/about';
const POST = '/blog/post-0';
const GZIP = { 'accept-encoding': 'gzip' };

interface Served {
  url: string;
  dataDir: string;
}

/** Something to measure, and what its figures are held against. */
interface Measure {
  name: string;
  at: string;
  paths: readonly string[];
  /** Asked as by somebody who has the page already. */
  isKnown?: true;
  /** The folder of the store in which a post is saved again and again meanwhile. */
  writtenTo?: string;
  beside?: { name: string; least: number; most?: number; mostP99?: number };
}

const articles = madeUpArticles(MANY);
const measured = new Map<string, Figures[]>();
/** Measures of a 304 in which none came, for want of an ETag. */
const sentWhole = new Set<string>();
const running: { pid: number; close(): Promise<void> }[] = [];

pin(process.pid, LOAD_CORE);
try {
  const [few, many] = [await serve(FEW), await serve(MANY)];
  const nginx = await serveWithNginx(few.url, [STATIC]);
  running.push(nginx);
  pin(nginx.pid, SERVER_CORE);
  const measures = measuresOf(nginx.url, few, many);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const measure of measures) {
      measured.set(measure.name, [...(measured.get(measure.name) ?? []), await run(measure)]);
    }
  }
  print(measures);
} finally {
  for (const each of running) await each.close();
}

function measuresOf(nginx: string, few: Served, many: Served): Measure[] {
  const asNginx = (name: string) => ({ name, least: 0.5, mostP99: 4 });
  const asTen = (name: string) => ({ name, least: 0.8, most: 1.2 });
  const beside = { name: `ours: ${STATIC}`, least: 0.8 };
  const built = [STATIC];
  const list = ['/blog'];
  const post = [POST];
  const known = { isKnown: true, beside } as const;
  const written = { writtenTo: few.dataDir, beside };
  // biome-ignore format: a line for each.
  return [
    { name: `nginx: ${STATIC}`, at: nginx, paths: built },
    { name: `ours: ${STATIC}`, at: few.url, paths: built, beside: asNginx(`nginx: ${STATIC}`) },
    { name: 'due dates', at: few.url, paths: ['/dates'], beside },
    { name: 'a paper', at: few.url, paths: ['/find/lt11'], beside },
    { name: 'all papers', at: few.url, paths: ['/find'], beside },
    { name: 'to a paper, by its number', at: few.url, paths: ['/find?number=LT11'] },
    { name: 'a number without a paper', at: few.url, paths: ['/find?number=CP91'] },
    { name: 'nginx: 304', at: nginx, paths: built, isKnown: true },
    { name: 'ours: 304', at: few.url, paths: built, isKnown: true, beside: asNginx('nginx: 304') },
    { name: '/blog', at: few.url, paths: list, beside },
    { name: 'a post', at: few.url, paths: post, beside },
    { name: 'ten posts', at: few.url, paths: postsOf(FEW), beside },
    { name: '/blog, 304', at: few.url, paths: list, ...known },
    { name: 'a post, 304', at: few.url, paths: post, ...known },
    { name: '/blog, written to', at: few.url, paths: list, ...written },
    { name: 'a post, written to', at: few.url, paths: post, ...written },
    { name: '/blog of 10,000', at: many.url, paths: list, beside: asTen('/blog') },
    { name: 'a post of 10,000', at: many.url, paths: post, beside: asTen('a post') },
    { name: '200 of 10,000', at: many.url, paths: postsOf(MANY), beside: asTen('ten posts') },
  ];
}

async function serve(count: number): Promise<Served> {
  const dataDir = newDataDir();
  await saveIn(dataDir, articles.slice(0, count));
  const site = await serveBuiltSite({ dataDir });
  running.push(site);
  pin(site.pid, SERVER_CORE);
  return { url: site.url, dataDir };
}

/** Posts from all over a blog of so many. */
function postsOf(count: number): string[] {
  const visited = Math.min(count, VISITED);
  return Array.from({ length: visited }, (_, place) => `/blog/post-${(place * count) / visited}`);
}

async function run({ name, at, paths, isKnown, writtenTo }: Measure): Promise<Figures> {
  const etag = isKnown && (await etagOf(at, paths));
  if (etag === null) sentWhole.add(name);
  const headers = { ...GZIP, ...(etag && { 'if-none-match': etag }) };
  await load(at, paths, headers, WARM_UP_SECONDS);
  // What a server still does for connections that were closed would take this turn's time.
  await Promise.all(running.map(({ pid }) => idle(pid)));
  const end = writtenTo === undefined ? () => {} : keepWriting(writtenTo);
  try {
    return await load(at, paths, headers, SECONDS);
  } finally {
    end();
  }
}

/** The version that a visitor has; one without is sent the whole page. */
async function etagOf(site: string, [path = '/']: readonly string[]): Promise<string | null> {
  const { headers } = await fetch(`${site}${path}`, { headers: GZIP });
  return headers.get('etag');
}

/** Saves a post of the list again and again with another title; returns what ends that. */
function keepWriting(dataDir: string): () => void {
  const store = openSqlitePosts(blogPath(dataDir));
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

function print(measures: readonly Measure[]): void {
  printRow('', 20, ['a second', 'p50 ms', 'p99 ms', 'failed']);
  for (const { name, beside } of measures) {
    const figures = [
      of(name, 'perSecond').toFixed(0),
      of(name, 'p50').toFixed(2),
      of(name, 'p99').toFixed(2),
      of(name, 'failed').toFixed(0),
    ];
    const what = sentWhole.has(name) ? `${name} (none)` : name;
    printRow(what, 20, beside ? [...figures, `  ${verdict(name, beside)}`] : figures);
  }
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
