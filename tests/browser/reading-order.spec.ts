import { expect, test } from '@playwright/test';
import { FIELDS } from '../../inbox/fields.ts';
import { outlineOf } from './outline.ts';

const PAGES = [
  ['home', '/'],
  ['payroll', '/services/payroll'],
  ['contact', '/contact'],
] as const;

/** The controls of the contact form, which its table names. */
const CONTROLS = FIELDS.map(
  ({ kind, label }) => `  ${kind === 'select' ? 'combobox' : 'textbox'} "${label}"\n`,
).join('');

// After a change that is meant, record it with the line below (CHROMIUM is where the browser is), and read what changed:
// CHROMIUM=/usr/bin/chromium npx playwright test -c tests/browser/playwright.config.ts reading-order --update-snapshots
for (const [name, route] of PAGES) {
  test(`${route} is met in this order by those who listen`, async ({ page }) => {
    await page.route(/google/, (map) =>
      map.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
    );
    await page.goto(route);
    const outline = (await outlineOf(page)).replace(CONTROLS, '  the fields of the form\n');
    expect(outline).toMatchSnapshot(`${name}.txt`);
  });
}
