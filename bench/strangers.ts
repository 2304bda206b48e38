/**
 * `npm run bench -- strangers [count]`: how long a page takes a visitor (ms), alone and beside so
 * many hostile inputs, 10,000 unless said, on eight connections: to the field for a number, to the
 * addresses of its answers, and to the contact form.
 */
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { newDataDir, serveBuiltSite } from '../tests/serve-built-site.ts';
import { printRow } from './load/print-row.ts';

const COUNT = Number(process.argv[2] ?? 10_000);
const PAGE = '/about';
const EVERY_MS = 5;
const ALONE = 1_000;

const text = 'ﷺ⒪'.repeat(30);
const encoded = encodeURIComponent(text);
const form = 'form-name=contact&name=A&email=a%40b.co&message=';
/** What is sent again and again; `#` becomes another number each time. */
const ATTACKS = {
  'a number that grows': { path: '/find', body: `number=${encoded}` },
  'words of many readings': { path: '/find', body: `number=${'thousand+o+hundred+'.repeat(860)}` },
  'an address of it': { path: `/find?number=${encoded}` },
  'ever new codes': { path: '/find?number=Q#' },
  'the form about it': { path: '/contact/about?number=Q#' },
  'a form of 60 KB': { path: '/', body: form + '1234 5678 '.repeat(6_000) },
} satisfies Record<string, { path: string; body?: string }>;

const site = await serveBuiltSite({ dataDir: newDataDir() });
try {
  printRow('', 24, ['p50 ms', 'p99 ms', 'inputs/s']);
  await timesOf(() => ALONE / 2);
  const alone = await timesOf(() => ALONE);
  printRow('a visitor alone', 24, [...alone, '']);
  for (const [name, attack] of Object.entries(ATTACKS)) {
    const attacker = new Worker(new URL('./load/attacker.ts', import.meta.url), {
      workerData: { url: site.url, count: COUNT, ...attack },
    });
    const began = performance.now();
    let isOver = false;
    const over = once(attacker, 'exit').then(() => {
      isOver = true;
    });
    const times = await timesOf((asked) => (isOver ? asked : Number.POSITIVE_INFINITY));
    await over;
    const perSecond = COUNT / ((performance.now() - began) / 1_000);
    printRow(name, 24, [...times, perSecond.toFixed(0)]);
  }
} finally {
  await site.close();
}

/** The median and the 99th percentile of a page's times, for as long as more are wanted. */
async function timesOf(wanted: (asked: number) => number): Promise<string[]> {
  const times: number[] = [];
  while (times.length < wanted(times.length)) {
    const began = performance.now();
    await (await fetch(site.url + PAGE)).arrayBuffer();
    times.push(performance.now() - began);
    await setTimeout(EVERY_MS);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.99].map((share) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(2));
}
