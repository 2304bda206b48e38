/**
 * `npm run bench -- pipelined`: 100 KB of requests on one connection, none of them waited for, and
 * the connection closed after 0.1 s: how long the next visitor then waits for two pages (ms), and
 * what memory the server holds (MB). Each kind of answer on a server of its own.
 */
import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
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
/** Until the work that was begun is over. */
const SETTLED_AFTER_MS = 1_000;
const NEXT = ['/about', '/blog'];
const WIDTH = 28;

/** Compressed as browsers want it, which costs more. */
const get = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;

/** A form without a message, as a browser without script posts it. */
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
const CASES: Readonly<Record<string, (n: number) => string>> = {
  'a built page': () => get('/about'),
  '/blog': () => get('/blog'),
  'a post': () => get('/blog/post-0'),
  'posts that are not there': (n) => get(`/blog/no-such-post-${n}`),
  '/blog?category=, each another': (n) => get(`/blog?category=${n}`),
  'pictures that are not there': (n) => get(`/art/post/no-such-post-${n}.svg`),
  'a refused form': () => REFUSED_FORM,
};

const articles = madeUpArticles(10);
printRow('', WIDTH, [...NEXT.map((path) => `${path} ms`), 'before MB', 'after MB', 'at most MB']);
for (const [what, request] of Object.entries(CASES)) {
  const dataDir = newDataDir();
  await saveIn(dataDir, articles);
  const site = await serveBuiltSite({ dataDir });
  try {
    for (const path of [...NEXT, '/blog/post-0', ...NEXT]) await timed(site.url + path);
    const before = residentMegabytes(site.pid);
    await pipeline(site.url, request);
    const waits = await Promise.all(NEXT.map((path) => firstVisit(site.url + path)));
    await pause(SETTLED_AFTER_MS);
    const memory = [before, residentMegabytes(site.pid), peakMegabytes(site.pid)];
    printRow(
      what,
      WIDTH,
      [...waits, ...memory].map((figure) => figure.toFixed(0)),
    );
  } finally {
    await site.close();
  }
}

/** Sends 100 KB of requests at once, reads what comes, and closes the connection. */
async function pipeline(site: string, request: (n: number) => string): Promise<void> {
  let requests = '';
  for (let n = 1; requests.length < BYTES; n += 1) requests += request(n);
  const { hostname, port } = new URL(site);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  // The server may close it first.
  socket.resume().on('error', () => {});
  socket.write(requests);
  await pause(CLOSED_AFTER_MS);
  socket.destroy();
}

/**
 * How long a page takes on a new connection.
 *
 * @throws where it does not come in time
 */
function firstVisit(url: string): Promise<number> {
  return timed(url, { agent: new Agent(), signal: AbortSignal.timeout(PATIENCE_MS) });
}
