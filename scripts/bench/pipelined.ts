/**
 * `npm run bench -- pipelined`: 100 KB of requests on one connection, none of them waited for, and
 * the connection closed after 0.1 s: how long the next visitor then waits for two pages (ms), and
 * what memory the server holds (MB).
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { residentMegabytes } from '../../tests/resident-megabytes.ts';
import { newDataDir, serveBuiltSite } from '../../tests/serve-built-site.ts';
import { saveMadeUpPosts } from './load/posts.ts';

const BYTES = 100_000;
const CLOSED_AFTER_MS = 100;
/** Nobody waits longer. */
const PATIENCE_MS = 20_000;
/** The wait until the work that was begun is over. */
const SETTLED_AFTER_MS = 1_000;
const NEXT = ['/about', '/blog'];

/** Compressed as browsers want it, which costs more. */
const get = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`;

/** The n-th request of each kind. */
const CASES: Readonly<Record<string, (n: number) => string>> = {
  'a built page': () => get('/about'),
  '/blog': () => get('/blog'),
  'posts that are not there': (n) => get(`/blog/no-such-post-${n}`),
};

const dataDir = newDataDir();
await saveMadeUpPosts(dataDir, 10);
const site = await serveBuiltSite({ dataDir });
for (const path of [...NEXT, '/blog/post-0', ...NEXT]) await visit(site.url + path);
process.stdout.write('requests | /about ms | /blog ms | before MB | after MB\n');
for (const [what, request] of Object.entries(CASES)) {
  const before = residentMegabytes(site.pid);
  await pipeline(site.url, request);
  const waits = await Promise.all(NEXT.map((path) => visit(site.url + path)));
  await pause(SETTLED_AFTER_MS);
  const figures = [...waits, before, residentMegabytes(site.pid)];
  process.stdout.write(`${[what, ...figures.map((figure) => figure.toFixed(0))].join(' | ')}\n`);
}
await site.close();

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

/** How long a page takes on a new connection, in milliseconds. */
async function visit(url: string): Promise<number> {
  const started = performance.now();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await (await fetch(url, { headers: { connection: 'close' }, signal })).arrayBuffer();
  return performance.now() - started;
}
