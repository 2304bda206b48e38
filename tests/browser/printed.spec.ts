import { expect, test } from '@playwright/test';
import { DATES_PATH } from '../../src/dates/addresses.ts';
import { DUE_DATES, FIRM, PAPERS } from '../content.ts';
import { RUNS_LONG_TESTS } from '../long.ts';
import { CERTIFICATE, PAST_HEARING } from '../routes.ts';
import { waitForFonts } from './own-fonts.ts';

/** The papers with the most text, if not all are printed: the first that might need a second sheet. */
const LONGEST = PAPERS.toSorted(
  (one, other) => JSON.stringify(other).length - JSON.stringify(one).length,
).slice(0, RUNS_LONG_TESTS ? PAPERS.length : 3);

test.use({ bypassCSP: true });

test.beforeEach(({ page }) => waitForFonts(page));

test('each paper’s page and certificate fits on one sheet', async ({ page }) => {
  for (const path of [...LONGEST.map(({ href }) => href), CERTIFICATE, PAST_HEARING]) {
    await page.goto(path);
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
  }
});

test('a printed page shows folded months and every rule, and no bar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(DATES_PATH);
  await page.emulateMedia({ media: 'print' });
  const months = page.getByRole('main').getByRole('heading', { name: /^[A-Z][a-z]+ 20\d\d$/ });
  expect(await months.count()).toBeGreaterThan(9);
  await expect(page.getByRole('term')).toHaveCount(DUE_DATES.length);
  await expect(page.getByRole('region', { name: 'Call or book' })).toBeHidden();
});

test('a printed sheet has the firm, the clock and its own address', async ({ page }) => {
  await page.goto('/find/lt11');
  await page.emulateMedia({ media: 'print' });
  for (const words of [FIRM.name, FIRM.phones.main, FIRM.address.street]) {
    await expect(page.getByText(words).first()).toBeVisible();
  }
  await expect(page.getByText('30 days', { exact: true }).last()).toBeVisible();
  await expect(page.getByText(/\/find\/lt11$/)).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
});
