/**
 * The sizes of type (px) on a phone's screen, each with the number of routes that use it:
 * `npm run bench -- type`. Counts what has words of its own and can be seen.
 */
import { chromium } from '@playwright/test';
import { findBrowser } from '../tests/find-browser.ts';
import { ROUTES } from '../tests/routes.ts';
import { serveBuiltSite } from '../tests/serve-built-site.ts';

const PHONE = { width: 390, height: 844 };

const site = await serveBuiltSite();
const browser = await chromium.launch({ executablePath: findBrowser() });
// Without script nothing is left out of the layout.
const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
const page = await context.newPage();
const routesBySize = new Map<string, Set<string>>();
for (const route of ROUTES) {
  await page.goto(`${site.url}${route}`);
  const sizes = await page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) =>
        [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
        ),
      )
      .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize).toFixed(1)),
  );
  for (const size of sizes) {
    routesBySize.set(size, (routesBySize.get(size) ?? new Set()).add(route));
  }
}
for (const [size, routes] of [...routesBySize].sort(([a], [b]) => Number(a) - Number(b))) {
  process.stdout.write(`${size.padStart(5)} px on ${routes.size} routes\n`);
}
process.stdout.write(`${routesBySize.size} sizes on ${ROUTES.length} routes\n`);
await browser.close();
await site.close();
