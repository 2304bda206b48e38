/**
 * `npm run bench -- certificates`: what a certificate costs of the server's processor (ms), one
 * after another; and how long another visitor waits for other pages (ms) while hungry clients ask
 * for ever new ones.
 */
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { texasToday } from '../base/calendar/texas-time.ts';
import { dueAddress } from '../notices/due-address.ts';
import { serveBuiltSite } from '../tests/serve-built-site.ts';
import { timed } from './load/exchange.ts';
import { median } from './load/median.ts';
import { printRow } from './load/print-row.ts';

const CODES = ['CP2000', 'LT11', 'CP3219A', '50-132'];
const EACH = 300;
const CLIENTS = 32;
/** The other visitor alone, then beside them. */
const PHASE_MS = 10_000;
const VISIT_EVERY_MS = 50;
const VISITED = ['/about', '/find/lt11', '/find?number=QX-7777'];
/** Of the processor's time in /proc, which Linux counts in hundredths of a second. */
const TICK_MS = 10;
const GZIP = { 'accept-encoding': 'gzip' };
const WIDTH = 34;

const today = Temporal.PlainDate.from(texasToday());
let asked = 0;

const site = await serveBuiltSite();
try {
  for (let n = 0; n < EACH; n += 1) await askForNew(new Agent({ keepAlive: true }));
  const agent = new Agent({ keepAlive: true });
  const before = processorMs(site.pid);
  const took: number[] = [];
  for (let n = 0; n < EACH; n += 1) took.push(await askForNew(agent));
  printRow('one after another', WIDTH, ['processor', 'p50', 'p99']);
  const each = (processorMs(site.pid) - before) / EACH;
  printRow('a certificate', WIDTH, figures([each, median(took), p99(took)]));

  const alone = await visits(performance.now() + PHASE_MS);
  const until = performance.now() + PHASE_MS;
  const hungry = Array.from({ length: CLIENTS }, () => askUntil(until));
  const beside = await visits(until);
  const answered = (await Promise.all(hungry)).reduce((sum, count) => sum + count, 0);
  printRow('another visitor', WIDTH, ['alone p50', 'p99', 'beside p50', 'p99']);
  for (const path of VISITED) {
    const [before = [], meanwhile = []] = [alone, beside].map((waits) => waits.get(path));
    printRow(
      path,
      WIDTH,
      figures([before, meanwhile].flatMap((waits) => [median(waits), p99(waits)])),
    );
  }
  printRow('certificates a second', WIDTH, figures([answered / (PHASE_MS / 1_000)]));
} finally {
  await site.close();
}

/** The waits of a visitor for each page. */
async function visits(end: number): Promise<ReadonlyMap<string, readonly number[]>> {
  const waits = new Map<string, number[]>(VISITED.map((path) => [path, []]));
  while (performance.now() < end) {
    for (const [path, known] of waits) known.push(await timed(site.url + path, { headers: GZIP }));
    await pause(VISIT_EVERY_MS);
  }
  return waits;
}

/** Asks for a certificate that nobody has asked for before; resolves to how long it took. */
function askForNew(agent: Agent): Promise<number> {
  asked += 1;
  const code = CODES[asked % CODES.length] ?? '';
  const day = today.subtract({ days: Math.floor(asked / CODES.length) % 12_000 }).toString();
  return timed(site.url + dueAddress(code, day), { agent, headers: GZIP });
}

/** Asks for one after another; resolves to the number of those that came. */
async function askUntil(end: number): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  let count = 0;
  while (performance.now() < end) {
    // A queue that is full says so, and the next one is asked for.
    count += await askForNew(agent).then(
      () => 1,
      () => 0,
    );
  }
  return count;
}

/** The processor's time of a process so far, its own and the system's for it, in milliseconds. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** What all but a hundredth of some figures are below. */
function p99(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.99)] ?? Number.NaN;
}

function figures(numbers: readonly number[]): string[] {
  return numbers.map((figure) => figure.toFixed(1));
}
