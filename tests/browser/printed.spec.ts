import { expect, test } from '@playwright/test';
import { FIRM, PAPERS } from '../content.ts';
import { IS_LONG } from '../long.ts';

/** The papers with the most words, where not all are printed: the first to need a second sheet. */
const LONGEST = PAPERS.toSorted(
  (one, other) => JSON.stringify(other).length - JSON.stringify(one).length,
).slice(0, IS_LONG ? PAPERS.length : 5);

test('the papers’ pages are one sheet of paper each', async ({ page }) => {
  for (const { href } of LONGEST) {
    await page.goto(href);
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), href).toHaveLength(1);
  }
});

test('a sheet has the firm, the clock, the boxes to tick and the address to find it again', async ({
  page,
}) => {
  await page.goto('/find/lt11');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(FIRM.address.street).first()).toBeVisible();
  await expect(page.getByText('30 days', { exact: true }).last()).toBeVisible();
  await expect(page.getByText(/\/find\/lt11$/)).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
});
