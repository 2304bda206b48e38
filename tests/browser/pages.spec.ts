import { expect, type Page, test } from '@playwright/test';
import { FIRM } from '../content.ts';
import { ABOUT_UNKNOWN_PAPER, LAYOUTS, NOWHERE, ROUTES } from '../routes.ts';
import { expectNoViolation } from './axe.ts';
import { outlineHeard, outlineWritten } from './outline.ts';
import { overlappingTexts } from './overlapping-texts.ts';
import { cutTexts, unseen } from './texts.ts';
import { scrollWithoutWay } from './ways-to-act.ts';

const PHONE = 390;
/** The widths of each page, and of one of each layout. */
const WIDTHS = [320, PHONE, 1440];
const ALL_WIDTHS = [320, PHONE, 768, 1024, 1440];

/** All checks that hold for every page, in one visit of each. */
for (const route of ROUTES) {
  test(`${route} fits, is accessible, and asks nobody else`, async ({ page, context, baseURL }) => {
    const asked = listenTo(page, `${baseURL}`);
    await withoutMaps(page);
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    const isLayout = LAYOUTS.includes(route);
    for (const width of isLayout ? ALL_WIDTHS : WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await test.step(`${width} pixels wide`, () => expectToFit(page, `at ${width}`));
      if (width === PHONE || (width === 1440 && isLayout)) {
        await expectNoViolation(page, `at ${width}`);
      }
      if (width === PHONE) {
        await expectToOfferContact(page);
        // Scrolled, the header and the bar are over a part of the page.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      }
    }
    expect(await page.evaluate(unseen), 'hidden').toEqual([]);
    if (isLayout) {
      expect(await outlineHeard(page)).toEqual(await page.evaluate(outlineWritten));
    }

    expect(await brokenPictures(page)).toEqual([]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const hasMap = route === '/contact';
    const hasForm = hasMap || route === ABOUT_UNKNOWN_PAPER;
    if (hasForm) await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
    expect(asked.foreign).toEqual(
      hasMap ? [expect.stringContaining('https://maps.google.com/maps?')] : [],
    );
    expect(asked.scripts.length > 0).toBe(hasForm);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    // The browser logs a missing page as an error.
    const own = asked.complaints.filter((text) => !(route === NOWHERE && text.includes('404')));
    expect(own).toEqual([]);
  });
}

/** The page's third-party requests, its scripts, and the browser's complaints. */
function listenTo(page: Page, origin: string) {
  const asked = { foreign: [] as string[], scripts: [] as string[], complaints: [] as string[] };
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) asked.foreign.push(request.url());
    if (request.resourceType() === 'script') asked.scripts.push(request.url());
  });
  page.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') asked.complaints.push(line.text());
  });
  page.on('pageerror', (error) => asked.complaints.push(error.message));
  return asked;
}

/** Replaces the map, the site's only frame; its content is not the site's. */
async function withoutMaps(page: Page): Promise<void> {
  await page.route('https://maps.google.com/**', (request) =>
    request.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  );
}

/** Nothing overflows the window, is cut off, or overlaps. */
async function expectToFit(page: Page, what: string): Promise<void> {
  const excess = () =>
    page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  // On a busy machine, layout may follow the window a moment later.
  await expect.poll(excess, what).toBeLessThanOrEqual(0);
  expect(await page.evaluate(cutTexts), what).toEqual([]);
  expect(await page.evaluate(overlappingTexts), what).toEqual([]);
}

/** Every scroll position shows a link to call or book; the bottom bar covers no footer. */
async function expectToOfferContact(page: Page): Promise<void> {
  const ways = { booking: FIRM.schedulingUrl, step: 30 };
  expect(await page.evaluate(scrollWithoutWay, ways), 'a scroll without a way').toBe(0);
  const bar = page.getByRole('region', { name: 'Call or book' });
  for (const link of await bar.getByRole('link').all()) {
    await expect(link, 'at the end').toBeInViewport({ ratio: 1 });
  }
  const end = await page.getByRole('contentinfo').boundingBox();
  const bottom = (end?.y ?? 0) + (end?.height ?? 0);
  const top = (await bar.boundingBox())?.y ?? 0;
  // A page scrolls by whole pixels: one of 754.9 ends at 755, and the bar, in the window, half a pixel above its place.
  expect(bottom - top, 'under the bar').toBeLessThanOrEqual(0.5);
}

/** Scrolls to every visible picture and returns those that failed to load. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.locator('img').evaluateAll(async (pictures) => {
    const broken: string[] = [];
    for (const picture of pictures) {
      if (!(picture instanceof HTMLImageElement && picture.checkVisibility())) continue;
      picture.scrollIntoView();
      await picture.decode().catch(() => broken.push(picture.src));
    }
    return broken;
  });
}

test('a text over another is found, whatever laid it there', async ({ page }) => {
  const over = (style: string, attributes = '') =>
    `<p style="margin: 0">Under <b>it</b></p><p style="margin: 0; ${style}" ${attributes}>Over</p>`;
  for (const style of ['margin-top: -9px', 'translate: 0 -9px', 'position: absolute; top: 9px']) {
    await page.setContent(over(style));
    expect(await page.evaluate(overlappingTexts), style).toEqual(['“Under” and “Over”']);
  }
  for (const beside of [over(''), over('margin-top: -9px', 'aria-hidden="true"')]) {
    await page.setContent(beside);
    expect(await page.evaluate(overlappingTexts), beside).toEqual([]);
  }
});

test('hidden and unheard content is found', async ({ page }) => {
  await page.setContent(
    '<p hidden>Aside</p><p style="opacity: 0">Faint</p><svg width="0"></svg><ul role="none"><li>One</ul>',
  );
  expect(await page.evaluate(unseen)).toEqual(['Faint', expect.stringContaining('<svg')]);
  expect(await outlineHeard(page)).not.toEqual(await page.evaluate(outlineWritten));
});
