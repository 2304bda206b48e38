import { expect, test } from '@playwright/test';
import { FIRM } from '../content.ts';
import { FIRST_SERVICE } from '../routes.ts';

const CYAN = 'rgb(27, 188, 238)';

test('the contact bar is there on large screens only', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('region', { name: 'Contact' });
  await expect(bar).toBeVisible();
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(bar).toBeHidden();
  }
});

test('the firm’s name and what it is stand in the header at every width', async ({ page }) => {
  await page.goto('/');
  const brand = page.getByRole('banner').getByRole('link', { name: FIRM.name });
  for (const width of [320, 390, 768, 1023, 1024, 1100, 1180, 1181, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const text of [FIRM.name, FIRM.subtitle]) {
      await expect(brand.getByText(text, { exact: true }), `${width}`).toBeVisible();
    }
  }
});

test('the header stays at the top while the page scrolls under it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const top = () => page.getByRole('banner').evaluate((it) => it.getBoundingClientRect().top);
  await expect.poll(top).toBe(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport();
});

// tests/site/shell.test.ts checks which item is marked on which page.
test('the marked item of the menu is underlined, and no other', async ({ page }) => {
  const items = page.getByRole('navigation', { name: 'Main' }).locator('> ul > li > *:first-child');
  for (const [route, marked] of [
    ['/', ['Home']],
    ['/about', ['About']],
    [FIRST_SERVICE.href, ['Services']],
    ['/thank-you', []],
  ] as const) {
    await page.goto(route);
    const underlined = await items.evaluateAll(
      (all, cyan) =>
        all
          .filter((item) => getComputedStyle(item).textDecorationColor === cyan)
          .map((item) => item.textContent),
      CYAN,
    );
    expect(underlined, route).toEqual(marked);
  }
});

test('the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/about');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the discovery call opens in a new tab that knows nothing of this one', async ({ page }) => {
  await page
    .context()
    .route(FIRM.schedulingUrl, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title>' }),
    );
  await page.goto('/');
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: 'Schedule Your FREE Discovery Call' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const opening = page.context().waitForEvent('page');
  await link.click();
  const calendar = await opening;
  await expect(calendar).toHaveTitle('Calendar');
  expect(await calendar.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});

test('a new page begins at its top', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Referrals' }).click();
  await expect(page).toHaveURL('/referrals');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
