import { expect, type Page, test } from '@playwright/test';
import { LAYOUTS } from '../routes.ts';

const WIDTHS = [390, 1440];

const FONT = /\.woff2$/;
const PICTURE = /\/art\/.*\.svg$/;

/** Opens a route with its fonts and pictures held back; `release` lets them arrive. */
async function openWithout(page: Page, route: string): Promise<{ release: () => Promise<void> }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  for (const late of [FONT, PICTURE]) {
    await page.route(late, async (request) => {
      await released;
      await request.continue();
    });
  }
  await Promise.all([
    page.waitForRequest(FONT),
    page.waitForRequest(PICTURE),
    page.goto(route, { waitUntil: 'commit' }),
  ]);
  return {
    async release() {
      release();
      await page.waitForLoadState();
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}

/** Records past and future layout shifts; resolves after first paint. */
function watch(page: Page) {
  return page.evaluateHandle(async () => {
    const shifts: number[] = [];
    const note = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
          shifts.push(Number(entry.value));
        }
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise<void>((painted) => {
      const paint = new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) painted();
      });
      paint.observe({ type: 'paint', buffered: true });
    });
    /** The sum of the shifts, once fonts have loaded and two frames are drawn. */
    return async () => {
      await document.fonts.ready;
      for (let frames = 0; frames < 2; frames += 1) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
      note(observer.takeRecords());
      return shifts.reduce((sum, shift) => sum + shift, 0);
    };
  });
}

for (const width of WIDTHS) {
  test(`nothing moves when fonts and pictures come late, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const moved: string[] = [];
    for (const route of LAYOUTS) {
      const late = await openWithout(page, route);
      const sumOfShifts = await watch(page);
      await late.release();
      const sum = await sumOfShifts.evaluate((sumUp) => sumUp());
      if (sum > 0) moved.push(`${route}: ${sum}`);
    }
    expect(moved).toEqual([]);
  });
}

test('a layout shift is noticed', async ({ page }) => {
  await page.goto('/about');
  const sumOfShifts = await watch(page);
  await page.locator('body').evaluate((body) => {
    body.style.marginTop = '100px';
  });
  expect(await sumOfShifts.evaluate((sumUp) => sumUp())).toBeGreaterThan(0);
});
