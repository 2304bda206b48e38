import { expect, type Locator, type Page, test } from '@playwright/test';
import { FIRM } from '../content.ts';
import { FIRST_SERVICE, LAYOUTS, ROUTES } from '../routes.ts';
import { WITH_AND_WITHOUT_SCRIPT } from './script.ts';
import { walk } from './walk.ts';
import { distanceToAct } from './ways-to-act.ts';

test.use({ viewport: { width: 390, height: 844 } });

const barOf = (page: Page) => page.getByRole('region', { name: 'Call or book' });

/** Whether a link can be tapped in its middle. */
const isOnTop = (link: Locator) =>
  link.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Brings something to a place in the window at once. */
const bring = (target: Locator, block: 'center' | 'end') =>
  target.evaluate((it, block) => it.scrollIntoView({ block, behavior: 'instant' }), block);

for (const { name: visitor, javaScriptEnabled } of WITH_AND_WITHOUT_SCRIPT) {
  test.describe(visitor, () => {
    test.use({ javaScriptEnabled });

    for (const route of javaScriptEnabled ? ROUTES : LAYOUTS) {
      test(`on ${route} a call or a booking is in sight wherever one scrolls`, async ({ page }) => {
        await page.goto(route);
        const ways = { booking: FIRM.schedulingUrl, step: 30 };
        expect((await page.evaluate(distanceToAct, ways)).longest).toBe(0);
        for (const link of await barOf(page).getByRole('link').all()) {
          await expect(link, 'at the end').toBeInViewport({ ratio: 1 });
        }
        const end = await page.getByRole('contentinfo').boundingBox();
        const bar = await barOf(page).boundingBox();
        const bottom = (end?.y ?? 0) + (end?.height ?? 0);
        expect(Math.floor(bottom), 'under the bar').toBeLessThanOrEqual(bar?.y ?? 0);
      });
    }

    test('it leaves while the closing banner or the form shows, but not its own focus', async ({
      page,
    }) => {
      await page.goto('/contact');
      const links = await barOf(page).getByRole('link').all();
      expect(links).toHaveLength(2);
      const main = page.getByRole('main');
      for (const own of [
        main.locator('[aria-labelledby=closing]').getByRole('link').first(),
        main.locator('form').getByLabel('Full Name'),
      ]) {
        await bring(own, 'end');
        for (const link of links) expect(await isOnTop(link)).toBe(false);
        await links[0]?.focus();
        for (const link of links) expect(await isOnTop(link)).toBe(true);
        await links[0]?.blur();
        await bring(main.getByRole('heading', { level: 1 }), 'center');
        for (const link of links) expect(await isOnTop(link)).toBe(true);
      }
    });
  });
}

test('a field that is written in has the window for itself', async ({ page }) => {
  await page.goto('/contact');
  const form = page.locator('form');
  const call = page.locator('#contact-form').getByRole('link', { name: FIRM.phones.main });
  await bring(form.getByLabel('Full Name'), 'center');
  expect(await isOnTop(call)).toBe(true);
  await form.getByLabel('Full Name').focus();
  for (const link of [call, barOf(page).getByRole('link').first()]) {
    await expect(link).not.toBeInViewport();
  }
});

for (const { name, width, fontSize } of [
  { name: '320 pixels wide', width: 320, fontSize: 16 },
  { name: '320 pixels wide with text twice as large', width: 320, fontSize: 32 },
  { name: '390 pixels wide with text twice as large', width: 390, fontSize: 32 },
]) {
  test(`it covers no focus, ${name}`, async ({ playwright, launchOptions, baseURL }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${fontSize}`],
    });
    const page = await browser.newPage({
      ...(baseURL && { baseURL }),
      viewport: { width, height: 640 },
      reducedMotion: 'reduce',
    });
    await page.route(/google/, (map) =>
      map.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
    );
    await page.goto('/contact');
    const stops = await walk(page, 'Tab', barOf(page).getByRole('link').last());
    expect(stops.length).toBeGreaterThan(30);
    await browser.close();
  });
}

test('large windows and paper have none', async ({ page }) => {
  await page.goto(FIRST_SERVICE.href);
  await expect(barOf(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(barOf(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  for (const [width, shows] of [
    [1023, true],
    [1024, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(barOf(page)).toBeVisible({ visible: shows });
    const header = page.getByRole('banner').getByRole('link', { name: /^Schedule/ });
    await expect(header).toBeVisible({ visible: !shows });
  }
});
