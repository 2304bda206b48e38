/**
 * First visits on a phone (412 px wide) with an empty cache: first and largest paint, layout shifts, blocked time and
 * bytes, each page beside the same page's words without fonts, pictures and icons, medians of interleaved runs; then
 * which faces the headline and the text are shown in.
 * `npm run bench -- paint [--line slow|mid|good] [--runs 5] [--peer folder] [page …]`
 * The line and the slower computer are Chromium's own emulation, the one behind DevTools' throttling: each answer waits
 * for the latency, then all share the width of the line. It knows no connection set-up and no priorities. With a
 * folder of another built site its pages of the same addresses are measured too, those it has.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../tests/find-browser.ts';
import { FIRST_SERVICE, POST } from '../tests/routes.ts';
import { serveBuiltSite } from '../tests/serve-built-site.ts';
import { isLine, LINES } from './painting/lines.ts';
import { serveBare } from './painting/serve-bare.ts';
import { serveFolder } from './painting/serve-folder.ts';
import { type Visit, visit, visitForFaces } from './painting/visit.ts';

const PAGES = ['/', FIRST_SERVICE.href, '/contact', '/blog', POST, '/small-company-accountant'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    line: { type: 'string', default: 'slow' },
    runs: { type: 'string', default: '5' },
    peer: { type: 'string' },
  },
});
if (!isLine(values.line)) throw new Error(`--line is one of ${Object.keys(LINES).join(', ')}`);
const line = LINES[values.line];
const runs = Number(values.runs);
if (!(runs > 0)) throw new Error('--runs is a number of visits');
const pages = positionals.length > 0 ? positionals : PAGES.filter((page) => page !== undefined);

const ours = await serveBuiltSite();
const bare = await serveBare(ours.url);
const peer = values.peer === undefined ? undefined : await serveFolder(values.peer);
const chrome = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
});

const median = (visits: readonly Visit[], figure: keyof Visit) =>
  visits.map((one) => one[figure]).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ??
  Number.NaN;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** One row of the table. */
function row(page: string, name: string, visits: readonly Visit[]): string {
  const ms = (figure: keyof Visit) => median(visits, figure).toFixed(0);
  const kB = (figure: keyof Visit) => kilobytes(median(visits, figure));
  const cells = [page, name, ms('fcp'), ms('lcp'), median(visits, 'cls').toFixed(3), ms('tbt')];
  return [...cells, kB('bytes'), kB('htmlBytes'), kB('nextBytes')].join(' | ');
}

/** The sites that have this page, by name. */
async function sitesWith(page: string) {
  const sites = [
    { name: 'bare', url: bare.url },
    { name: 'ours', url: ours.url },
  ];
  if (peer && (await fetch(peer.url + page)).ok) sites.push({ name: 'peer', url: peer.url });
  // Once unmeasured: the bare page is made, the server has read what it needs.
  for (const { url } of sites) await (await fetch(url + page)).arrayBuffer();
  const visits: Visit[] = [];
  return sites.map((site) => ({ ...site, visits: [...visits] }));
}

process.stdout.write(
  `${values.line}: ${line.latency} ms, ${line.bitsPerSecond / 1e6} Mbit/s, CPU 1/${line.cpuSlowdown}; medians of ${runs}\n` +
    'page | site | FCP ms | LCP ms | CLS | TBT ms | kB | HTML kB | next page kB\n',
);
await visit(chrome, LINES.good, ours.url);
for (const page of pages) {
  const sites = await sitesWith(page);
  const next = page === FIRST_SERVICE.href ? '/' : FIRST_SERVICE.href;
  for (let run = 0; run < runs; run += 1) {
    for (const { name, url, visits } of sites) {
      const second = name === 'ours' ? url + next : undefined;
      visits.push(await visit(chrome, line, url + page, second));
    }
  }
  for (const { name, visits } of sites) process.stdout.write(`${row(page, name, visits)}\n`);
}
process.stdout.write('page | headline in our face | text in our face\n');
for (const page of pages) {
  const { headline, text } = await visitForFaces(chrome, line, ours.url + page);
  process.stdout.write(`${page} | ${headline} | ${text}\n`);
}
await chrome.close();
await bare.close();
await peer?.close();
await ours.close();
