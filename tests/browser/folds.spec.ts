import { expect, test } from '@playwright/test';
import { FIRM } from '../content.ts';
import { HANG_MS } from '../hang.ts';
import { FIRST_SERVICE, SERVICES } from '../routes.ts';
import { WITH_AND_WITHOUT_SCRIPT } from './script.ts';

for (const { name: visitor, javaScriptEnabled } of WITH_AND_WITHOUT_SCRIPT) {
  test.describe(visitor, () => {
    test.use({ javaScriptEnabled });

    test('a card opens by a tap on a phone, and stands open on a wide screen and on paper', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(FIRST_SERVICE.href);
      const card = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('svg + h3 + div details') })
        .first();
      const rest = card.locator('details p');
      await expect(rest).toBeHidden();
      // The summary lies over all of the card.
      await card.getByRole('heading').click({ force: true });
      await expect(rest).toBeVisible();
      const text = await rest.textContent();
      expect(text?.length).toBeGreaterThan(40);
      // Its corner closes it.
      const box = await card.boundingBox();
      await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 30, (box?.y ?? 0) + 30);
      await expect(rest).toBeHidden();

      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(rest).toBeVisible();
      await expect(card.locator('summary')).toBeHidden();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ media: 'print' });
      await expect(rest).toBeVisible();
      await expect(card.locator('summary')).toBeHidden();
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('no service is higher than 9,000 pixels', async ({ page }) => {
    test.skip(!FIRM.asSpecified, 'The firm writes what it likes');
    for (const { href } of SERVICES) {
      // Fonts are optional: a page whose fonts come late keeps the wider fallbacks until it is loaded again.
      await expect(async () => {
        await page.goto(href);
        const { height = Number.NaN } = (await page.locator('html').boundingBox()) ?? {};
        expect(height, href).toBeLessThanOrEqual(9_000);
      }).toPass({ timeout: HANG_MS });
    }
  });
});
