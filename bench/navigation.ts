/**
 * From a click or a tap to the next page's LCP (ms), with a server that takes 100 ms for every
 * answer, beside a page written by hand: `npm run bench -- navigation [runs]`. A link is hovered for
 * 0.7 s at 1,440 pixels, or touched without that at 412 as a phone does; nothing else is slowed.
 */
import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'puppeteer-core';
import { launchPrerendering } from '../tests/prerendering-browser.ts';
import { FIRST_SERVICE } from '../tests/routes.ts';
import { serveBuiltSite } from '../tests/serve-built-site.ts';

const SERVER_MS = 100;
const HOVER_MS = 700;
const runs = Number(process.argv[2] ?? 7);

const WAYS = {
  hovered: { width: 1440, height: 900 },
  tapped: { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
} as const;

const byHand = `<!doctype html><meta name="viewport" content="width=device-width"><title>By hand</title>
<h1>A page written by hand</h1><p>It has a few words.</p><main><a href="${FIRST_SERVICE.href}">On</a></main>`;

const handWritten: RequestListener = async (asked, answer) => {
  await pause(SERVER_MS);
  answer.setHeader('content-type', 'text/html');
  answer.end(asked.url === '/favicon.ico' ? '' : byHand);
};

/** The same site, as far away as a server that takes its time. */
const slowed =
  (origin: string): RequestListener =>
  (asked, answer) => {
    const { method, headers, url } = asked;
    const through = request(origin + url, { method, headers }, async (response) => {
      await pause(SERVER_MS);
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    asked.pipe(through);
  };

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
}

/** One visit in a profile of its own, so that nothing is cached. */
async function visit(browser: Browser, origin: string, way: keyof typeof WAYS): Promise<number> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(WAYS[way]);
  // Else the page would still scroll when the link is looked for.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(`${origin}/`, { waitUntil: 'networkidle0' });
  await page.evaluate(() => {
    for (const name of ['touchstart', 'mousedown'] as const) {
      addEventListener(name, ({ timeStamp }) => {
        sessionStorage['chosen'] ??= performance.timeOrigin + timeStamp;
      });
    }
  });
  const link = await page.waitForSelector(`main a[href="${FIRST_SERVICE.href}"]`);
  await link?.scrollIntoView();
  // A reader has seen the pictures by then.
  await page.waitForNetworkIdle();
  if (way === 'tapped') await link?.tap();
  else {
    await link?.hover();
    await pause(HOVER_MS);
    await page.mouse.down();
    await page.mouse.up();
  }
  const took = await paintedAfter(page);
  await context.close();
  return took;
}

/** From the choice to the largest paint of the next page, once that is there. */
async function paintedAfter(page: Page): Promise<number> {
  const read = page.evaluate(async (path) => {
    if (location.pathname !== path || document.visibilityState !== 'visible') return undefined;
    const painted = await new Promise<number | undefined>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
      setTimeout(resolve, 500);
    });
    return painted && performance.timeOrigin + painted - Number(sessionStorage['chosen']);
  }, FIRST_SERVICE.href);
  // The page it ran in may just have been left.
  const took = await read.catch(() => undefined);
  if (took !== undefined && took > 0) return took;
  await pause(50);
  return paintedAfter(page);
}

const site = await serveBuiltSite();
const browser = await launchPrerendering();
const origins = { ours: await listen(slowed(site.url)), 'by hand': await listen(handWritten) };
const cases = (['hovered', 'tapped'] as const).flatMap((way) =>
  Object.entries(origins).map(([name, origin]) => ({ way, name, origin, took: [] as number[] })),
);
// The first round warms up what is measured.
for (let run = 0; run <= runs; run += 1) {
  for (const { way, origin, took } of cases) {
    const ms = await visit(browser, origin, way);
    if (run > 0) took.push(ms);
  }
}
for (const { way, name, took } of cases) {
  const median = took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)] ?? Number.NaN;
  process.stdout.write(`${way}, ${name}: ${median.toFixed(0)} ms (median of ${took.length})\n`);
}
await browser.close();
await site.close();
