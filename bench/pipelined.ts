/**
 * `npm run bench -- pipelined [case …]`: 100 KB of requests on one connection, none of them waited
 * for, and the connection closed after 0.1 s: how long the next visitor then waits for two pages
 * (ms), and what memory the server holds (MB). One case for each kind of answer, each on a server of
 * its own, or those that are named.
 */
import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { saveIn } from '../blog/testing.ts';
import { BROWSER } from '../inbox/testing/browser.ts';
import { peakMegabytes, residentMegabytes } from '../tests/resident-megabytes.ts';
import { newDataDir, serveBuiltSite } from '../tests/serve-built-site.ts';
import { madeUpArticles } from './load/articles.ts';
import { timed } from './load/exchange.ts';
import { printRow } from './load/print-row.ts';

const BYTES = 100_000;
const CLOSED_AFTER_MS = 100;
/** Nobody waits longer. */
const PATIENCE_MS = 20_000;
const WANTED_MS = 200;
/** What a server may hold at most, by what it held before. */
const GROWTH = 1.25;
/** Until what was begun and not sent is over, where the visitor was served in between. */
const SETTLED_AFTER_MS = 1_000;
const NEXT = ['/about', '/blog'];
const POST = '/blog/post-0';
const WIDTH = 28;

interface Visit {
  ms: number;
  fault?: string;
}

/** Compressed as browsers want it, which costs more. */
const get = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;

/** A form without a word, as a browser without script posts it. */
const REFUSED_FORM = [
  'POST / HTTP/1.1',
  'Host: localhost',
  `User-Agent: ${BROWSER['user-agent']}`,
  'Accept: text/html',
  'Accept-Encoding: br',
  'Sec-Fetch-Site: same-origin',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Length: 7',
  '',
  'email=x',
].join('\r\n');

/** The n-th request of each kind. */
const CASES: readonly [string, (n: number) => string][] = [
  ['/blog', () => get('/blog')],
  ['a post', () => get(POST)],
  ['posts that are not there', (n) => get(`/blog/no-such-post-${n}`)],
  ['/blog?category=, each another', (n) => get(`/blog?category=${n}`)],
  ['/blog?page=, each another', (n) => get(`/blog?page=${n}`)],
  ["a post's picture", () => get('/art/post/post-0.svg')],
  ["other posts' pictures", (n) => get(`/art/post/no-such-post-${n}.svg`)],
  [
    '/pictures/, none there',
    (n) => get(`/pictures/post-0/none-${n.toString(16).padStart(8, '0')}.webp`),
  ],
  ['a refused form', () => REFUSED_FORM],
  ['a built page', () => get('/about')],
  ['a feed', () => get('/blog/feed.xml')],
];

const names = CASES.map(([what]) => what);
const chosen = process.argv.length > 2 ? process.argv.slice(2) : names;
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`No such case: ${unknown.join(', ')}. There are: ${names.join(' | ')}\n`);
  process.exit(2);
}
printRow('', WIDTH, ['answer', ...NEXT, 'before MB', 'after MB', 'at most']);
for (const [what, request] of CASES) {
  if (chosen.includes(what)) await measure(what, request);
}
process.exit();

async function measure(what: string, request: (n: number) => string): Promise<void> {
  const dataDir = newDataDir();
  await saveIn(dataDir, madeUpArticles(10));
  const site = await serveBuiltSite({ dataDir });
  try {
    for (const path of [...NEXT, POST, ...NEXT]) await timed(`${site.url}${path}`);
    const status = await statusOf(site.url, request(0));
    const before = residentMegabytes(site.pid);
    await pipeline(site.url, request);
    const waited = await Promise.all(NEXT.map((path) => visit(`${site.url}${path}`)));
    await pause(SETTLED_AFTER_MS);
    const peak = peakMegabytes(site.pid);
    const memory = [before, residentMegabytes(site.pid), peak];
    printRow(what, WIDTH, [
      status,
      ...waited.map(({ ms }) => (ms < PATIENCE_MS ? ms.toFixed(0) : `> ${PATIENCE_MS}`)),
      ...memory.map((megabytes) => megabytes.toFixed(0)),
      `  ${verdict(waited, peak / before)}`,
    ]);
  } finally {
    await site.close();
  }
}

/** The status that one such request is answered with. */
async function statusOf(site: string, request: string): Promise<string> {
  const socket = await connected(site);
  socket.write(request);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer).split(' ', 2)[1] ?? '';
}

/** Sends 100 KB of requests at once, reads what comes, and closes the connection. */
async function pipeline(site: string, request: (n: number) => string): Promise<void> {
  let requests = '';
  for (let n = 1; requests.length < BYTES; n += 1) requests += request(n);
  const socket = await connected(site);
  // The server may close it first.
  socket.resume().on('error', () => {});
  socket.write(requests);
  await pause(CLOSED_AFTER_MS);
  socket.destroy();
}

async function connected(site: string): Promise<Socket> {
  const { hostname, port } = new URL(site);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
}

/** How long a page takes on a new connection, and what comes instead of it. */
async function visit(url: string): Promise<Visit> {
  const begun = performance.now();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const waited = () => performance.now() - begun;
  return timed(url, { agent: new Agent(), signal }).then(
    () => ({ ms: waited() }),
    (error: Error) => ({
      ms: waited(),
      fault: signal.aborted ? 'no answer' : error.message.replace(new URL(url).origin, ''),
    }),
  );
}

function verdict(waited: readonly Visit[], growth: number): string {
  const isLate = waited.some(({ ms }) => ms > WANTED_MS);
  return [
    ...waited.flatMap(({ fault = [] }) => fault),
    ...(isLate ? [`more than ${WANTED_MS} ms`] : []),
    ...(growth > GROWTH ? [`${growth.toFixed(1)} times the memory`] : []),
  ].join(', ');
}
