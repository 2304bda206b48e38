/**
 * First visits on a phone with an empty cache: first and largest paint (ms), layout shifts and
 * blocked time (ms), each page beside the same page without fonts, pictures and icons; medians of
 * alternating visits.
 * `npm run bench:paint -- [--runs 5] [--peer URL] [page …]`
 * With the address of another site, such as an earlier version of this one, also measures its pages at
 * the same paths.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tests/find-browser.ts';
import { QUIET_FLAGS } from '../../tests/quiet-flags.ts';
import { FIRST_SERVICE, POST } from '../../tests/routes.ts';
import { serveBuiltSite } from '../../tests/serve-built-site.ts';
import { median } from './load/median.ts';
import { serveTextOnly } from './load/serve-words.ts';

const PAGES = ['/', FIRST_SERVICE.href, '/contact', '/blog', POST ?? []];
/** A slow line and computer, as DevTools emulates them: 150 ms, 1.6 Mbit/s, a quarter of this processor. */
const LATENCY_MS = 150;
const BYTES_PER_SECOND = 200_000;
const CPU_SLOWDOWN = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    peer: { type: 'string' },
  },
});
const pages = positionals.length > 0 ? positionals : PAGES.flat();

const ours = await serveBuiltSite();
const words = await serveTextOnly(ours.url);
const sites = { words: words.url, ours: ours.url, ...(values.peer && { peer: values.peer }) };
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...QUIET_FLAGS] });
process.stdout.write('page | site | FCP ms | LCP ms | CLS | TBT ms\n');
for (const page of pages) {
  const visits = Object.entries(sites).map(([name, origin]) => ({
    name,
    url: origin + page,
    timings: [] as Timings[],
  }));
  // A first, unmeasured visit: creates the page without fonts and pictures, and warms up each server.
  for (const { url } of visits) await (await fetch(url)).arrayBuffer();
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const { url, timings } of visits) timings.push(await visit(url));
  }
  for (const { name, timings } of visits) {
    const of = (figure: keyof Timings) => median(timings.map((each) => each[figure]));
    const cells = [of('fcp').toFixed(0), of('lcp').toFixed(0), of('cls').toFixed(3)];
    process.stdout.write(`${[page, name, ...cells, of('tbt').toFixed(0)].join(' | ')}\n`);
  }
}
await browser.close();
await words.close();
await ours.close();

interface Timings {
  fcp: number;
  lcp: number;
  /** Sum of all layout shifts. */
  cls: number;
  /** Total blocking time: the part of each task after first paint beyond 50 ms. */
  tbt: number;
}

/** Opens a page on a phone of 412 pixels with an empty cache. */
async function visit(url: string): Promise<Timings> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // Chromium records long tasks only while an observer runs.
  await page.addInitScript(() => new PerformanceObserver(() => {}).observe({ type: 'longtask' }));
  await page.goto(url, { waitUntil: 'networkidle' });
  const timings = await page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type,
          buffered: true,
        });
        // Without an entry the observer is not called.
        setTimeout(() => resolve([]), 100);
      });
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const largest = (await entriesOf('largest-contentful-paint')).at(-1);
    const shifts = await entriesOf('layout-shift');
    const tasks = (await entriesOf('longtask')).filter(({ startTime }) => startTime >= fcp);
    return {
      fcp,
      lcp: largest?.startTime ?? Number.NaN,
      cls: shifts.reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0),
      tbt: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    };
  });
  await context.close();
  return timings;
}
