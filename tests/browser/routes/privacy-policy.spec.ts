import { expect, test } from '@playwright/test';
import { sectionHeadings } from './sections.ts';
import { THIS_YEAR } from './this-year.ts';

test.beforeEach(({ page }) => page.goto('/privacy-policy'));

test('has its heading, a picture and the policy', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(page.getByRole('main').locator('header img')).toHaveAttribute(
    'src',
    /^\/art\/privacy-policy\./,
  );
  await expect(sectionHeadings(page).first()).toBeVisible();
});

test('was last updated this year', async ({ page }) => {
  await expect(page.getByRole('main').getByText(`Last updated ${THIS_YEAR}`)).toBeVisible();
});
