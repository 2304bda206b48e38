import { expect, test } from '@playwright/test';
import type { Browser, Page } from 'puppeteer-core';
import { HANG_MS } from '../hang.ts';
import { launchPrerendering } from '../prerendering-browser.ts';
import { FIRST_SERVICE } from '../routes.ts';

const LINK = `main a[href="${FIRST_SERVICE.href}"]`;

let browser: Browser;
test.beforeAll(async () => {
  browser = await launchPrerendering();
});
test.afterAll(() => browser.close());

/** The home page scrolled to a link to a service, and the point to hover. */
async function openAt(origin: string, { hasTouch = false, headers = {} } = {}) {
  const page = await browser.newPage();
  page.setDefaultTimeout(HANG_MS);
  await page.setExtraHTTPHeaders(headers);
  await page.setViewport({ width: 1200, height: 800, hasTouch, isMobile: hasTouch });
  // Otherwise the page would still scroll when the link is located.
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(`${origin}/`, { waitUntil: 'networkidle0' });
  const link = await page.waitForSelector(LINK);
  await link?.scrollIntoView();
  const { x = 0, y = 0, width = 0, height = 0 } = (await link?.boundingBox()) ?? {};
  return { page, x: x + width / 2, y: y + height / 2 };
}

/** The `Sec-Purpose` of the first request for the service's page; absent on a mere click. */
async function askedFor(page: Page): Promise<string | undefined> {
  const asked = await page.waitForRequest((request) => request.url().endsWith(FIRST_SERVICE.href));
  return asked.headers()['sec-purpose'];
}

/** How the service's page was loaded, once it is shown. */
function arrival(page: Page): Promise<'rendered ahead' | 'loaded' | undefined> {
  const read = page.evaluate((path) => {
    const [entry] = performance.getEntriesByType('navigation');
    if (location.pathname !== path || !entry || !('activationStart' in entry)) return undefined;
    return Number(entry.activationStart) > 0 ? 'rendered ahead' : 'loaded';
  }, FIRST_SERVICE.href);
  // Its page may just have been left.
  return read.catch(() => undefined);
}

test('a link that is hovered is rendered ahead', async ({ baseURL }) => {
  const { page, x, y } = await openAt(`${baseURL}`);
  const purpose = askedFor(page);
  await page.mouse.move(x, y);
  expect(await purpose).toBe('prefetch;prerender');
  await page.mouse.click(x, y);
  await expect.poll(() => arrival(page)).toBe('rendered ahead');
});

test('a link that is touched is rendered ahead while the finger is down', async ({ baseURL }) => {
  const { page, x, y } = await openAt(`${baseURL}`, { hasTouch: true });
  const purpose = askedFor(page);
  const finger = await page.touchscreen.touchStart(x, y);
  expect(await purpose).toBe('prefetch;prerender');
  // The page that takes over may close its target before the lifted finger is acknowledged.
  await finger.end().catch((fault: unknown) => {
    if (!(fault instanceof Error && fault.name === 'TargetCloseError')) throw fault;
  });
  await expect.poll(() => arrival(page)).toBe('rendered ahead');
});

test('a visitor who saves data loads what they chose, and nothing ahead', async ({ baseURL }) => {
  const { page, x, y } = await openAt(`${baseURL}`, { headers: { 'save-data': 'on' } });
  const purpose = askedFor(page);
  await page.mouse.click(x, y);
  expect(await purpose).toBeUndefined();
  await expect.poll(() => arrival(page)).toBe('loaded');
});
