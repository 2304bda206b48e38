import { expect, type Page, test } from '@playwright/test';
import { FIRST_SERVICE } from '../routes.ts';

/** The parts of a page whose layout may be deferred. */
const LATER = 'main > section, body > footer';

test.use({ viewport: { width: 412, height: 823 } });

/** Number of parts with deferred layout. */
const waiting = (page: Page) =>
  page
    .locator(LATER)
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );

test('what is below the first view waits for a while, on screens only', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto('/');
  expect(await waiting(page)).toBeGreaterThan(4);
  await page.emulateMedia({ media: 'print' });
  expect(await waiting(page)).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  expect(await waiting(page)).toBeGreaterThan(4);
  await page.clock.runFor(1_000);
  expect(await waiting(page)).toBe(0);
});

test('nothing moves under who has scrolled by then', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto('/');
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport();
  await page.clock.runFor(1_000);
  expect(await waiting(page)).toBeGreaterThan(0);
  await expect(last).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing waits', async ({ page }) => {
    await page.goto('/');
    expect(await waiting(page)).toBe(0);
  });
});

test('words far below are found, and scrolled to', async ({ page }) => {
  await page.goto(FIRST_SERVICE.href);
  await expect.poll(() => waiting(page)).toBe(0);
  const heading = page.locator('main > section').last().getByRole('heading');
  const words = (await heading.textContent()) ?? '';
  const found = await page.evaluate((text) => {
    const find: unknown = Reflect.get(window, 'find');
    return typeof find === 'function' && find.call(window, text);
  }, words);
  expect(found).toBe(true);
  await expect(heading).toBeInViewport();
});

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
