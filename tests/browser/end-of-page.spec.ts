import { expect, test } from '@playwright/test';
import { FIRST_SERVICE } from '../routes.ts';

/** Long pages, and those whose foot once came late. */
const PAGES = ['/', '/dates', '/contact', FIRST_SERVICE.href, '/services/irs-problems'];

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`the End key ends at the end, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of PAGES) {
      await page.goto(path);
      // Chromium loses a key that is pressed as a page is first painted.
      await expect(async () => {
        await page.keyboard.press('End');
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      }).toPass();
      await expect
        .poll(
          () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY),
          { message: path },
        )
        .toBeLessThanOrEqual(1);
      await expect(page.getByRole('contentinfo').locator('p').last()).toBeInViewport();
    }
  });
}

for (const address of ['/contact#contact-form', '/blog#articles']) {
  test(`a jump to ${address} lands below the header`, async ({ page }) => {
    await page.goto(address);
    const target = page.locator(new URL(address, 'http://site').hash);
    const header = await page.locator('body > header').boundingBox();
    await expect(async () => {
      const top = (await target.boundingBox())?.y ?? Number.NaN;
      expect(top).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
      expect(top).toBeLessThan(150);
    }).toPass();
  });
}
