import { expect, type Page, test } from '@playwright/test';
import { FIRM, PAPER_TOPICS } from '../content.ts';
import {
  ABOUT_UNKNOWN_PAPER,
  EMPTY_FIELD,
  FIRST_SERVICE,
  LAYOUTS,
  MISSING_PATH,
  PAST_HEARING,
  SERVICE_PAGES,
  UNKNOWN_PAPER,
} from '../routes.ts';
import { CONTRAST, expectNoViolation } from './axe.ts';
import { expectFocusAndHover } from './focus-and-hover.ts';
import { shiftsOf } from './shifts.ts';
import { cutTexts, unseen } from './texts.ts';

const PHONE = { width: 390, height: 844 };
const WIDTHS = [320, 390, 768, 1024, 1440];
/** The bar at the foot is hidden in windows whose header has room for its links. */
const WIDE = 1024;
/** A word too long for a line of a phone at heading size. */
const LONG_WORD = 'Pneumonoultramicroscopicsilicovolcanoconiosis';
/** A page of each layout, and form results with other parts. */
const PAGES = [
  ...LAYOUTS,
  UNKNOWN_PAPER,
  EMPTY_FIELD,
  PAST_HEARING,
  ...PAPER_TOPICS.slice(0, 1).map(({ href }) => href),
];
/** Pages whose bar has both links, without and with a form, and one whose bar only calls. */
const ENDS = ['/', '/contact', '/thank-you'];

for (const path of PAGES) {
  test(`${path} fits, is accessible, and requests nothing from other hosts`, async ({
    page,
    context,
    baseURL,
  }) => {
    const asked = listenTo(page, `${baseURL}`);
    await page.setViewportSize(PHONE);
    await withoutMaps(page);
    expect(await shiftsOf(page, path), 'moved').toEqual([]);
    if (ENDS.includes(path)) await expectEndBelowBar(page);
    await expectNoViolation(page, 'at 390');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await expectToFit(page, `at ${width}`);
      await expectBrand(page);
      await expect(barOf(page)).toBeVisible({ visible: width < WIDE });
    }
    expect(await page.evaluate(unseen), 'hidden').toEqual([]);
    expect(await brokenPictures(page), 'broken').toEqual([]);
    await expectFocusAndHover(page);

    const hasMap = path === '/contact';
    const hasForm = hasMap || path === ABOUT_UNKNOWN_PAPER;
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    if (hasForm) await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
    expect(asked.foreign).toEqual(
      hasMap ? [expect.stringContaining('https://maps.google.com/maps?')] : [],
    );
    expect(asked.scripts.length > 0).toBe(hasForm || path === UNKNOWN_PAPER);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(await page.evaluate(runningAnimations), 'in motion').toBe(0);
    // The browser logs a missing page as an error.
    const own = asked.complaints.filter((text) => !(path === MISSING_PATH && text.includes('404')));
    expect(own).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    await setTextSize(page, '200%');
    await expectNoSidewaysScroll(page, 'with text of twice the size');
    await setTextSize(page, '');
    await page.locator('main :is(h1, h2, h3)').evaluateAll((all, word) => {
      for (const heading of all) (heading.querySelector('a') ?? heading).append(` ${word}`);
    }, LONG_WORD);
    await expectToFit(page, 'with words that no line holds');
  });
}

test('every other service fits, and its drawing has contrast', async ({ page }) => {
  const drawings: string[] = [];
  for (const { href } of SERVICE_PAGES.filter(({ href }) => href !== FIRST_SERVICE.href)) {
    await page.goto(href);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectToFit(page, `${href} at ${width}`);
    }
    // A service need not have a drawing.
    if (await page.locator('main figure').count()) {
      drawings.push(await page.evaluate(drawingWithStyles));
    }
  }
  expect(drawings.length).toBeGreaterThan(0);
  for (const drawing of drawings) expect(drawing).toContain('<figure');
  // All on one page, since the axe rule takes as long for a page as for its drawing. That page has no policy.
  await page.goto('about:blank');
  await page.setContent(`<main>${drawings.join('')}</main>`);
  await expectNoViolation(page, 'drawings', { within: 'main', only: CONTRAST });
});

test('the checks find hidden content, cut content and a layout shift', async ({ page }) => {
  await page.setContent('<p style="overflow: hidden; width: 9px; white-space: nowrap">Cut off</p>');
  expect(await page.evaluate(cutTexts)).toEqual(['Cut off']);
  await page.setContent('<p hidden>Aside</p><p style="opacity: 0">Faint</p><svg width="0"></svg>');
  expect(await page.evaluate(unseen)).toEqual(['Faint', expect.stringContaining('<svg')]);
  const body =
    '<p>Falls</p><img src="/art/none.svg" onerror="document.body.style.marginTop = `100px`">';
  await page.route('/falls', (route) => route.fulfill({ contentType: 'text/html', body }));
  expect(await shiftsOf(page, '/falls')).toHaveLength(1);
});

/** The sections of the page's drawings, and before them their styles. */
function drawingWithStyles(): string {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText),
  );
  const drawn = [...document.querySelectorAll('main > section:has(figure)')];
  return `<style>${rules.join('')}</style>${drawn.map((it) => it.outerHTML).join('')}`;
}

/** The page's third-party requests, its scripts, and console errors. */
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

/** Replaces the map, the site's only frame, whose content is a third party's. */
async function withoutMaps(page: Page): Promise<void> {
  await page.route('https://maps.google.com/**', (request) =>
    request.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  );
}

const barOf = (page: Page) => page.getByRole('region', { name: 'Call or book' });

/** The End key scrolls to the footer's last line, between the header and the bar with its links. */
async function expectEndBelowBar(page: Page): Promise<void> {
  // Chromium loses a key pressed during a page's first paint.
  await expect(async () => {
    await page.keyboard.press('End');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }).toPass();
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(left, 'left to scroll').toBeLessThanOrEqual(1);
  await expect(page.getByRole('contentinfo').locator('p').last()).toBeInViewport();
  expect((await page.getByRole('banner').boundingBox())?.y, 'header').toBe(0);
  const links = await barOf(page).getByRole('link').all();
  // After a booking the bar has only the phone link.
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) await expect(link).toBeInViewport({ ratio: 1 });
  const end = await page.getByRole('contentinfo').boundingBox();
  const bottom = (end?.y ?? 0) + (end?.height ?? 0);
  const top = (await barOf(page).boundingBox())?.y ?? 0;
  // A page scrolls by whole pixels: with a height of 754.9 it ends at 755, and the bar is half a pixel higher.
  expect(bottom - top, 'under the bar').toBeLessThanOrEqual(0.5);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const excess = () =>
    page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  // On a busy machine, layout may follow the window a moment later.
  await expect.poll(excess, what).toBeLessThanOrEqual(0);
}

/** Nothing overflows the window or is cut off. */
async function expectToFit(page: Page, what: string): Promise<void> {
  await expectNoSidewaysScroll(page, what);
  await expect.poll(() => page.evaluate(cutTexts), what).toEqual([]);
}

/** The header shows the firm's name and description. */
async function expectBrand(page: Page): Promise<void> {
  const brand = page.getByRole('banner').getByRole('link', { name: FIRM.name });
  for (const text of [FIRM.name, FIRM.subtitle]) {
    await expect(brand.getByText(text, { exact: true })).toBeVisible();
  }
}

/** How many animations run. */
function runningAnimations(): number {
  return document.getAnimations().filter(({ playState }) => playState === 'running').length;
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

function setTextSize(page: Page, size: string): Promise<void> {
  return page.locator('html').evaluate((root, size) => {
    root.style.fontSize = size;
  }, size);
}
