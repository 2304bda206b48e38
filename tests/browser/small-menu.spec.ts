import { expect, test } from '@playwright/test';
import { FIRM, SHELL } from '../content.ts';
import { LAST_SERVICE } from '../routes.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the toggle shows the whole menu, and toggle, Esc and a link close it', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    const toggle = page.getByRole('button', { name: 'Menu' });
    const close = page.getByRole('button', { name: 'Close' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu).toBeVisible();
    // tests/site/shell.test.ts checks the links' texts and targets.
    const links = menu.locator('a');
    await expect(links.filter({ visible: true })).toHaveCount(await links.count());
    await menu.getByRole('link', { name: FIRM.email }).scrollIntoViewIfNeeded();
    await expect(menu.getByRole('link', { name: FIRM.email })).toBeInViewport({ ratio: 1 });
    // The links to call and to book are visible from top to end.
    const bar = menu.locator('a').filter({ hasText: /^(Call anytime|Schedule.*)$/ });
    await expect(bar).toHaveCount(2);
    for (const link of await bar.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(toggle).toBeHidden();
    await close.click();
    await expect(menu).toBeHidden();
    await expect(close).toBeHidden();
    await toggle.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: String(SHELL.links['/find']) })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await menu.getByRole('link', { name: LAST_SERVICE.label, exact: true }).click();
    await expect(page).toHaveURL(LAST_SERVICE.href);
    await expect(menu).toBeHidden();
  });
});

// A window too low for header and menu: the menu covers its toggle.
test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the close button inside the menu works at any scroll position', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole('link').last().scrollIntoViewIfNeeded();
    const close = menu.getByRole('button', { name: 'Close' });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(menu).toBeHidden();
  });
});

// These links stay on the page, which an open menu would still cover.
test('choosing the call, phone or e-mail link closes the menu', async ({ page, context }) => {
  await context.route(FIRM.schedulingUrl, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title>' }),
  );
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(menu).toBeHidden();
  };
  const opening = context.waitForEvent('page');
  await choose('Schedule Your FREE Discovery Call');
  await expect(await opening).toHaveTitle('Calendar');
  // Prevents phone and mail programs, and prompts to choose one.
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement) event.preventDefault();
    }),
  );
  await choose(FIRM.phones.main);
  await choose('Call anytime');
  await choose(FIRM.email);
  await expect(page).toHaveURL('/');
});
