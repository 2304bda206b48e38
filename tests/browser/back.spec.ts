import { expect, test } from '@playwright/test';
import { LAST_SERVICE } from '../routes.ts';

/** A page from a file, and one with a form. */
const PAGES = ['/', '/contact'];

// Playwright disables the back/forward cache, which this tests.
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('Back shows the page with its menu closed', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.title = `persisted ${persisted}`;
    });
  });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: LAST_SERVICE.label, exact: true }).click();
  await expect(page).toHaveURL(LAST_SERVICE.href);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('persisted true');
  await expect(menu).toBeHidden();
});

test('Back restores a page as it was left', async ({ page }) => {
  for (const route of PAGES) {
    // Browsers may evict a page for other reasons, such as a pending request.
    await expect(async () => {
      await page.goto(route);
      await page.evaluate(() => addEventListener('pageshow', () => document.body.append('kept')));
      await page.goto('/robots.txt');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.locator('body'), route).toContainText(/kept$/, { timeout: 2_000 });
    }).toPass();
  }
});
