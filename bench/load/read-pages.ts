import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { timed } from './exchange.ts';

/** What the thread is started with. */
export interface Reading {
  /** Where the site is served. */
  site: string;
  lastsMs: number;
}

/** Between two pages. */
const READING_MS = 10;
const PAGES = ['/', '/contact', '/about', '/services/payroll'];

const { site, lastsMs }: Reading = workerData;
const until = performance.now() + lastsMs;
const took: number[] = [];
for (let page = 0; performance.now() < until; page += 1) {
  took.push(await timed(`${site}${PAGES[page % PAGES.length]}`));
  await pause(READING_MS);
}
parentPort?.postMessage(took);
