import { expect, type Page, test } from '@playwright/test';
import { ABOUT_PAGES, BELOW_SERVICES, LAST_SERVICE, SERVICES } from '../routes.ts';
import { WITH_AND_WITHOUT_SCRIPT } from './script.ts';

const DROPDOWNS = [
  { name: 'About', pages: ABOUT_PAGES },
  { name: 'Services', pages: [...SERVICES, ...BELOW_SERVICES] },
] as const;

/** A dropdown's button and its list. */
function dropdown(page: Page, name: (typeof DROPDOWNS)[number]['name']) {
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
  return { button, list: button.locator('xpath=following-sibling::ul') };
}

for (const { name: visitor, javaScriptEnabled } of WITH_AND_WITHOUT_SCRIPT) {
  test.describe(visitor, () => {
    test.use({ javaScriptEnabled });

    test.beforeEach(({ page }) => page.goto('/thank-you'));

    for (const { name, pages } of DROPDOWNS) {
      test(`'${name}' opens its links in order, and closes in four ways`, async ({ page }) => {
        const { button, list } = dropdown(page, name);
        await expect(list).toBeHidden();
        await test.step('by its button', async () => {
          await button.click();
          await expect(list).toBeVisible();
          const links = await list
            .getByRole('link')
            .evaluateAll((all) =>
              all.map((it) => ({ label: it.textContent.trim(), href: it.getAttribute('href') })),
            );
          expect(links).toEqual(pages);
          await button.click();
          await expect(list).toBeHidden();
        });
        await test.step('by a click outside', async () => {
          await button.click();
          await expect(list).toBeVisible();
          await page.mouse.click(20, 880);
          await expect(list).toBeHidden();
        });
        await test.step('by Esc, which gives the focus back', async () => {
          await button.focus();
          await page.keyboard.press('Enter');
          await expect(list).toBeVisible();
          await page.keyboard.press('Tab');
          await expect(list.getByRole('link').first()).toBeFocused();
          await page.keyboard.press('Escape');
          await expect(list).toBeHidden();
          await expect(button).toBeFocused();
        });
        await test.step('by the choice of a page', async () => {
          await button.click();
          const { label, href } = pages.at(-1) ?? LAST_SERVICE;
          await list.getByRole('link', { name: label, exact: true }).click();
          await expect(page).toHaveURL(href);
          await expect(list).toBeHidden();
        });
      });
    }

    test('one is open at a time, and a low window cuts the long one', async ({ page }) => {
      const [about, services] = [dropdown(page, 'About'), dropdown(page, 'Services')];
      for (const [opened, other] of [
        [about, services],
        [services, about],
        [about, services],
      ] as const) {
        await opened.button.click();
        await expect(opened.list).toBeVisible();
        await expect(other.list).toBeHidden();
      }
      await page.setViewportSize({ width: 1100, height: 340 });
      const { button, list } = services;
      await button.click();
      const box = await list.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(340);
      await list.hover();
      await page.mouse.wheel(0, 1000);
      await expect(list.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    });
  });
}
