import { expect, test } from '@playwright/test';
import { NOWHERE, SERVICES } from '../routes.ts';

for (const address of [NOWHERE, '/blog/a/b', '/about/us']) {
  test(`${address} is a page that says it is not there`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/not found/i);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const ways = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(ways.filter({ hasText: 'Services' })).toHaveAttribute('href', '/services');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

for (const address of ['/services/anything', '/services/a/b']) {
  test(`${address} shows the services list`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /[^/]\/services$/);
    const main = page.getByRole('main');
    for (const { href } of SERVICES) {
      await expect(main.locator(`[href="${href}"]`).first()).toBeVisible();
    }
  });
}
