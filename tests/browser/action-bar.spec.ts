import { expect, type Locator, type Page, test } from '@playwright/test';
import { FIRM, telHref } from '../content.ts';
import { walk } from './walk.ts';

test.use({ viewport: { width: 390, height: 844 } });

const barOf = (page: Page) => page.getByRole('region', { name: 'Call or book' });

/** Whether the middle of a link can be tapped. */
const isOnTop = (link: Locator) =>
  link.evaluate((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Scrolls an element to a position in the window instantly. */
const bring = (target: Locator, block: 'center' | 'end') =>
  target.evaluate((it, block) => it.scrollIntoView({ block, behavior: 'instant' }), block);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar hides while the closing banner or the form shows, unless the bar has the focus', async ({
    page,
  }) => {
    await page.goto('/contact');
    const links = await barOf(page).getByRole('link').all();
    // Without script the bar has the phone line that is answered at any time.
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

test('the bar shows “open now” during office hours in Texas', async ({ browser, baseURL }) => {
  test.skip(FIRM.hours.weekdays !== 'Mon-Fri 9AM-5PM', 'The office has other hours');
  const page = await browser.newPage({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    timezoneId: 'Asia/Tokyo',
  });
  const call = barOf(page).getByRole('link').first();
  for (const [moment, says, rings] of [
    ['2026-07-01T16:59:00-05:00', 'Call now open', FIRM.phones.main],
    ['2026-11-29T23:59:00-06:00', 'Call anytime', FIRM.phones.anytime],
  ] as const) {
    await page.clock.setFixedTime(moment);
    await page.goto('/about');
    await expect(call).toHaveAccessibleName(says);
    await expect(call).toHaveAttribute('href', telHref(rings));
    await expect(barOf(page).getByRole('link')).toHaveCount(2);
  }
  await page.close();
});

test('on the smallest screen with text at 200%, the bar covers no focused element', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({
    ...(baseURL && { baseURL }),
    viewport: { width: 320, height: 640 },
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
