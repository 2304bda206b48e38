/**
 * Lighthouse (mobile) on every route, or on the routes given: `node bench/lighthouse.ts [route …]`.
 * Starts the built site itself; prints the four scores, LCP (ms), CLS and TBT (ms) of each route.
 */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../tests/find-browser.ts';
import { ROUTES } from '../tests/routes.ts';
import { serveBuiltSite } from '../tests/serve-built-site.ts';

const DEBUGGING_PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

const routes = process.argv.length > 2 ? process.argv.slice(2) : ROUTES;
const site = await serveBuiltSite();
const chrome = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUGGING_PORT}`],
});

process.stdout.write(`route ${CATEGORIES.join(' ')} LCP CLS TBT\n`);
let worst = 100;
for (const route of routes) {
  const result = await lighthouse(`${site.url}${route}`, {
    port: DEBUGGING_PORT,
    onlyCategories: CATEGORIES,
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${route}`);
  const { categories, audits } = result.lhr;
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  worst = Math.min(worst, ...scores);
  const figure = (audit: string) =>
    (audits[audit]?.numericValue ?? Number.NaN).toFixed(
      audit === 'cumulative-layout-shift' ? 3 : 0,
    );
  process.stdout.write(
    `${route} ${scores.join(' ')} ${figure('largest-contentful-paint')} ${figure('cumulative-layout-shift')} ${figure('total-blocking-time')}\n`,
  );
}
process.stdout.write(`lowest score ${worst}\n`);
await chrome.close();
await site.close();
