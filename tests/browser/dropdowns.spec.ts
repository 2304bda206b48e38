import { expect, type Page, test } from '@playwright/test';
import { LAST_SERVICE } from '../routes.ts';

test.use({ javaScriptEnabled: false });

/** A dropdown's button and its list. */
function dropdown(page: Page, name: 'About' | 'Services') {
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });
  return { button, list: button.locator('xpath=following-sibling::ul') };
}

test('a dropdown closes in five ways, and a low window cuts the long one', async ({ page }) => {
  await page.goto('/thank-you');
  const { button, list } = dropdown(page, 'Services');
  const about = dropdown(page, 'About');
  const open = async () => {
    await button.click();
    await expect(list).toBeVisible();
  };
  await expect(list).toBeHidden();
  await test.step('by its button', async () => {
    await open();
    await button.click();
    await expect(list).toBeHidden();
  });
  await test.step('by a click outside', async () => {
    await open();
    await page.mouse.click(20, 880);
    await expect(list).toBeHidden();
  });
  await test.step('by the other one', async () => {
    await open();
    await about.button.click();
    await expect(about.list).toBeVisible();
    await expect(list).toBeHidden();
    await open();
    await expect(about.list).toBeHidden();
    await button.click();
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
  await page.setViewportSize({ width: 1100, height: 340 });
  await test.step('by choosing a page, even one that a low window cuts off', async () => {
    await open();
    const box = await list.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(340);
    await list.hover();
    await page.mouse.wheel(0, 1000);
    await expect(list.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    await list.getByRole('link', { name: LAST_SERVICE.label, exact: true }).click();
    await expect(page).toHaveURL(LAST_SERVICE.href);
    await expect(list).toBeHidden();
  });
});
