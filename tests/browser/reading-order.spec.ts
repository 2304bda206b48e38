import { expect, test } from '@playwright/test';
import { outlineOf } from './outline.ts';

const PAGES = [
  ['home', '/'],
  ['payroll', '/services/payroll'],
  ['contact', '/contact'],
] as const;

// After a change that is meant, record it with the line below (CHROMIUM is where the browser is), and read what changed:
// CHROMIUM=/usr/bin/chromium npx playwright test -c tests/browser/playwright.config.ts reading-order --update-snapshots
for (const [name, route] of PAGES) {
  test(`${route} is met in this order by those who listen`, async ({ page }) => {
    await page.route(/google/, (map) =>
      map.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
    );
    await page.goto(route);
    expect(await outlineOf(page)).toMatchSnapshot(`${name}.txt`);
  });
}
