/**
 * `npm run bench -- server [seconds]`: answers a second, and how long they take (ms), of our server
 * and of nginx, each alone on core 0, with wrk on core 1. Three rounds, in which all take turns of
 * so many seconds each, two unless said; the figures are medians.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { blogPath } from '../blog/stores/sqlite/kind.ts';
import { openSqlitePosts } from '../blog/stores/sqlite/store.ts';
import { saveIn } from '../blog/testing.ts';
import { newDataDir, serveBuiltSite } from '../tests/serve-built-site.ts';
import { madeUpArticles } from './load/articles.ts';
import { median } from './load/median.ts';
import { type Nginx, startNginx } from './load/nginx.ts';
import { printRow } from './load/print-row.ts';
import { needPrograms } from './load/programs.ts';
import { type Figures, load } from './load/wrk.ts';

needPrograms({ nginx: 'nginx', wrk: 'wrk', taskset: 'util-linux' });

const SECONDS = Number(process.argv[2] ?? 2);
const ROUNDS = 3;
/** A page is slower in the first second after others. */
const WARM_UP_SECONDS = 1;
/** Until a server is done with the connections of the turn before. */
const REST_MS = 300;
const WRITE_EVERY_MS = 100;
const STATIC = '/about';
const GZIP = { 'accept-encoding': 'gzip' };

/** Something to measure, and what its figures are held against. */
interface Measure {
  name: string;
  url: string;
  beside?: string;
  /** Sends the ETag, as a browser that has the page. */
  isKnown?: true;
  /** Another process's writes to the store meanwhile. */
  isWrittenTo?: true;
}

const articles = madeUpArticles(10_000);
const dataDir = newDataDir();
const running: { pid: number; close(): Promise<void> }[] = [];
pin(process.pid, 1);
try {
  const few = await serve(10, dataDir);
  const many = await serve(10_000, newDataDir());
  const nginx = await serveWithNginx(few);
  running.push(nginx);
  pin(nginx.pid, 0);
  await measure([
    { name: 'nginx', url: nginx.url + STATIC },
    { name: STATIC, url: few + STATIC, beside: 'nginx' },
    { name: 'nginx, 304', url: nginx.url + STATIC, isKnown: true },
    { name: `${STATIC}, 304`, url: few + STATIC, isKnown: true, beside: 'nginx, 304' },
    { name: '/dates', url: `${few}/dates`, beside: STATIC },
    { name: 'a paper', url: `${few}/find/lt11`, beside: STATIC },
    { name: '/blog', url: `${few}/blog`, beside: STATIC },
    { name: 'a post', url: `${few}/blog/post-0`, beside: STATIC },
    { name: '/blog, 304', url: `${few}/blog`, isKnown: true, beside: `${STATIC}, 304` },
    { name: '/blog, written to', url: `${few}/blog`, isWrittenTo: true, beside: STATIC },
    { name: 'a post, written to', url: `${few}/blog/post-0`, isWrittenTo: true, beside: STATIC },
    { name: '/blog of 10,000', url: `${many}/blog`, beside: '/blog' },
    { name: 'a post of 10,000', url: `${many}/blog/post-0`, beside: 'a post' },
  ]);
} finally {
  for (const each of running) await each.close();
}

async function measure(measures: readonly Measure[]): Promise<void> {
  const measured = new Map<string, Figures[]>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of measures) {
      measured.set(each.name, [...(measured.get(each.name) ?? []), await takeTurn(each)]);
    }
  }
  const of = (name: string, figure: keyof Figures) =>
    median((measured.get(name) ?? []).map((figures) => figures[figure]));
  printRow('', 20, ['a second', 'p50 ms', 'p99 ms']);
  for (const { name, beside } of measures) {
    const share = of(name, 'perSecond') / of(beside ?? name, 'perSecond');
    const slower = of(name, 'p99') / of(beside ?? name, 'p99');
    printRow(name, 20, [
      of(name, 'perSecond').toFixed(0),
      of(name, 'p50').toFixed(2),
      of(name, 'p99').toFixed(2),
      ...(beside ? [`  ${share.toFixed(2)} of ${beside}, p99 ${slower.toFixed(1)} x`] : []),
    ]);
  }
}

async function takeTurn({ url, isKnown, isWrittenTo }: Measure): Promise<Figures> {
  const etag = isKnown && (await fetch(url, { headers: GZIP })).headers.get('etag');
  const headers = { ...GZIP, ...(etag && { 'if-none-match': etag }) };
  await load(url, headers, WARM_UP_SECONDS);
  await pause(REST_MS);
  const stop = isWrittenTo && keepWriting();
  try {
    return await load(url, headers, SECONDS);
  } finally {
    if (stop) stop();
  }
}

/** Saves a post of the list again and again with another title; returns what ends that. */
function keepWriting(): () => void {
  const store = openSqlitePosts(blogPath(dataDir));
  const [, article] = articles;
  const timer = setInterval(() => {
    if (article === undefined) return;
    const title = `Saved at ${Date.now()}`;
    void store.save([{ article: { ...article, title }, pictures: [] }]);
  }, WRITE_EVERY_MS);
  return () => {
    clearInterval(timer);
    store.close();
  };
}

/** Serves a blog of so many posts; resolves to its address. */
async function serve(count: number, folder: string): Promise<string> {
  await saveIn(folder, articles.slice(0, count));
  const site = await serveBuiltSite({ dataDir: folder });
  running.push(site);
  pin(site.pid, 0);
  return site.url;
}

/** nginx in one process, with the build's compressed page and the headers that our server sends with it. */
async function serveWithNginx(ours: string): Promise<Nginx> {
  const ownHeaders =
    /^(?:connection|content-(?:encoding|length|type)|date|etag|keep-alive|transfer-encoding|vary)$/;
  const { headers } = await fetch(ours + STATIC, { method: 'HEAD' });
  const added = [...headers]
    .filter(([name]) => !ownHeaders.test(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll(/["\\]/g, '\\$&')}";`);
  const client = join(import.meta.dirname, '../dist/client');
  const http = (port: number) => `
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=1000;
  gzip_static on;
  gzip_vary on;
  types {}
  server {
    listen 127.0.0.1:${port};
    root "${client}";
    location = ${STATIC} {
      default_type "${headers.get('content-type')}";
      ${added.join('\n      ')}
      try_files ${STATIC}.html =404;
    }
  }`;
  return startNginx(http, 'master_process off;');
}

/** Keeps a process, its threads and what it starts from now on to one core. */
function pin(pid: number, core: number): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', `${core}`, `${pid}`]);
}
