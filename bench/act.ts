/**
 * `npm run bench -- act [route …]`: how far a visitor with a phone of 390 × 844 pixels is from a call or a booking on
 * each page: pixels from its top to the first of them, and the longest scroll during which none can be tapped.
 */
import { chromium } from '@playwright/test';
import { type Distance, distanceToAct } from '../tests/browser/ways-to-act.ts';
import { FIRM } from '../tests/content.ts';
import { findBrowser } from '../tests/find-browser.ts';
import { ROUTES } from '../tests/routes.ts';
import { serveBuiltSite } from '../tests/serve-built-site.ts';
import { printRow } from './load/print-row.ts';

const STEP = 10;

const routes = process.argv.length > 2 ? process.argv.slice(2) : ROUTES;
const width = Math.max(...routes.map((route) => route.length)) + 1;
const site = await serveBuiltSite();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  printRow('px', width, ['first', 'longest']);
  const distances: Distance[] = [];
  for (const route of routes) {
    await page.goto(`${site.url}${route}`);
    const distance = await page.evaluate(distanceToAct, {
      booking: FIRM.schedulingUrl,
      step: STEP,
    });
    distances.push(distance);
    printRow(route, width, [`${distance.first}`, `${distance.longest}`]);
  }
  const most = (figure: 'first' | 'longest') =>
    `${Math.max(...distances.map((distance) => distance[figure]))}`;
  printRow('the most', width, [most('first'), most('longest')]);
} finally {
  await browser.close();
  await site.close();
}
