import { expect, test } from '@playwright/test';
import { ABOUT_PAGES, SERVICES } from '../routes.ts';
import { linksIn } from './links.ts';
import { FIRM } from './routes/the-firm.ts';
import { WITH_AND_WITHOUT_SCRIPT } from './script.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const { name: visitor, javaScriptEnabled } of WITH_AND_WITHOUT_SCRIPT) {
  test.describe(visitor, () => {
    test.use({ javaScriptEnabled });

    test.beforeEach(({ page }) => page.goto('/'));

    test('the toggle shows every link, phone, e-mail and the call', async ({ page }) => {
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu).toBeVisible();
      expect(await linksIn(menu)).toEqual([
        { label: 'Home', href: '/' },
        { label: 'About', href: '/about' },
        ...ABOUT_PAGES,
        { label: 'Services', href: '/services' },
        ...SERVICES,
        { label: 'Blog', href: '/blog' },
        { label: 'Contact', href: '/contact' },
        { label: 'Schedule Your FREE Discovery Call', href: FIRM.schedulingUrl },
        { label: FIRM.phone, href: FIRM.tel },
        { label: FIRM.email, href: FIRM.mailto },
      ]);
    });

    test('all of it can be scrolled to', async ({ page }) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('navigation', { name: 'Menu' });
      const last = menu.getByRole('link').last();
      await expect(last).not.toBeInViewport();
      await menu.hover();
      await page.mouse.wheel(0, 3000);
      await expect(last).toBeInViewport();
    });

    test('the toggle and Esc close it', async ({ page }) => {
      const toggle = page.getByRole('button', { name: 'Menu' });
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await toggle.click();
      await expect(menu).toBeVisible();
      await toggle.click();
      await expect(menu).toBeHidden();
      await toggle.press('Enter');
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
    });

    test('choosing a link closes it', async ({ page }) => {
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu.getByRole('link', { name: 'Payroll Services' }).click();
      await expect(page).toHaveURL('/services/payroll');
      await expect(menu).toBeHidden();
    });
  });
}

// A window too low for header and menu: the menu covers its toggle.
test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('a button inside closes it, wherever it is scrolled to', async ({ page }) => {
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

// These leave the page where it is, so that an open menu would go on covering it.
test('choosing the call, the phone or the e-mail closes it', async ({ page, context }) => {
  await context.route(FIRM.schedulingUrl, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title>' }),
  );
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const choose = async (href: string) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    await menu.locator(`[href="${href}"]`).click();
    await expect(menu).toBeHidden();
  };
  const opening = context.waitForEvent('page');
  await choose(FIRM.schedulingUrl);
  await expect(await opening).toHaveTitle('Calendar');
  // No phone and no mail program is to open here, nor a question which one to take.
  await page.evaluate(() =>
    addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement) event.preventDefault();
    }),
  );
  await choose(FIRM.tel);
  await choose(FIRM.mailto);
  await expect(page).toHaveURL('/');
});
