/**
 * `npm run bench:server -- [seconds]`: responses a second and response times (ms) of our server and of
 * nginx, each on core 0 while the other is idle, with wrk on core 1. Three rounds, in which each takes
 * turns of the given number of seconds, two by default; the figures are medians. Needs Linux, two cores,
 * nginx and wrk (`apt-get install nginx wrk`).
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { newDataDir, serveBuiltSite } from '../../tests/serve-built-site.ts';
import { median } from './load/median.ts';
import { startNginx } from './load/nginx.ts';
import { saveMadeUpPosts } from './load/posts.ts';

const SECONDS = Number(process.argv[2] ?? 2);
const ROUNDS = 3;
/** Warm-up: a page is slower in the first second after other pages. */
const WARM_UP_SECONDS = 1;
const STATIC = '/about';
const GZIP = { 'accept-encoding': 'gzip' };
const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000 };

/** A case to measure; `isKnown` sends the ETag, as a browser with the page in its cache does. */
interface Measure {
  name: string;
  url: string;
  isKnown?: true;
}

/** Responses a second, and response times (ms). */
interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
}

const dataDir = newDataDir();
await saveMadeUpPosts(dataDir, 10);
pin(process.pid, 1);
const site = await serveBuiltSite({ dataDir });
const { headers } = await fetch(site.url + STATIC, { method: 'HEAD' });
const nginx = await startNginx(join(import.meta.dirname, '../../dist/client'), STATIC, headers);
for (const { pid } of [site, nginx]) pin(pid, 0);
const measures: readonly Measure[] = [
  { name: 'nginx', url: nginx.url + STATIC },
  { name: 'ours', url: site.url + STATIC },
  { name: 'nginx, 304', url: nginx.url + STATIC, isKnown: true },
  { name: 'ours, 304', url: site.url + STATIC, isKnown: true },
  ...['/dates', '/find/lt11', '/blog', '/blog/post-0'].map((path) => ({
    name: path,
    url: site.url + path,
  })),
];
const measured = new Map<string, Figures[]>();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const each of measures) {
    measured.set(each.name, [...(measured.get(each.name) ?? []), await takeTurn(each)]);
  }
}
process.stdout.write('measured | answers a second | p50 ms | p99 ms\n');
for (const [name, turns] of measured) {
  const of = (figure: keyof Figures) => median(turns.map((each) => each[figure]));
  const cells = [of('perSecond').toFixed(0), of('p50').toFixed(2), of('p99').toFixed(2)];
  process.stdout.write(`${[name, ...cells].join(' | ')}\n`);
}
await site.close();
await nginx.close();

async function takeTurn({ url, isKnown }: Measure): Promise<Figures> {
  const etag = isKnown && (await fetch(url, { headers: GZIP })).headers.get('etag');
  const sent = { ...GZIP, ...(etag && { 'if-none-match': etag }) };
  load(url, sent, WARM_UP_SECONDS);
  return load(url, sent, SECONDS);
}

/**
 * Requests an address with wrk repeatedly, on 32 connections from one thread.
 *
 * @throws if wrk fails, a connection breaks, or a response is 400 or above
 */
function load(url: string, sent: Readonly<Record<string, string>>, seconds: number): Figures {
  const output = execFileSync(
    'wrk',
    [
      ...['--latency', '--threads', '1', '--connections', '32', '--duration', `${seconds}s`],
      ...Object.entries(sent).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
      url,
    ],
    { encoding: 'utf8' },
  );
  const fault = /(?:Socket errors|Non-2xx or 3xx responses): .*/.exec(output);
  if (fault) throw new Error(`${url}: ${fault[0]}`);
  const latency = (percentile: number) => {
    const [, value, unit = ''] =
      new RegExp(`^ +${percentile}% +([\\d.]+)(us|ms|s)$`, 'm').exec(output) ?? [];
    return Number(value) * (MILLISECONDS[unit] ?? Number.NaN);
  };
  const [, perSecond] = /^Requests\/sec: +([\d.]+)$/m.exec(output) ?? [];
  return { perSecond: Number(perSecond), p50: latency(50), p99: latency(99) };
}

/** Keeps a process, its threads and its later child processes on one core. */
function pin(pid: number, core: number): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', `${core}`, `${pid}`]);
}
