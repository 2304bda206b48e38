import { expect, test } from '@playwright/test';
import { FIRM, PAPERS } from '../content.ts';

test('every paper’s page is one sheet of paper', async ({ page }) => {
  test.slow();
  for (const { href } of PAPERS) {
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
