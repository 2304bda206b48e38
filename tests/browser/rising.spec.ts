import { expect, type Page, test } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const opacities = (page: Page) =>
  page
    .locator('main li:has([data-art])')
    .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).opacity))]);

test('cards are all there before and after they rise', async ({ page }) => {
  await page.goto('/');
  expect(await opacities(page)).toEqual(['1']);
  await page.locator('main li:has([data-art])').last().scrollIntoViewIfNeeded();
  await expect.poll(() => opacities(page)).toEqual(['1']);
});
