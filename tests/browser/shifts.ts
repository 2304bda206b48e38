import type { Page } from '@playwright/test';

/** Files that arrive after the first paint on a slow connection. */
const LATE = /\.woff2$|\/art\/.*\.svg$/;

declare global {
  interface Window {
    /** The browser's sum of layout shifts. */
    shifts: number[];
  }
}

/** Opens a page whose fonts and pictures arrive after its first paint; resolves to its layout shifts. */
export async function shiftsOf(page: Page, path: string): Promise<number[]> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) {
          window.shifts.push(Number(entry.value));
        }
      }
    }).observe({ type: 'layout-shift' });
  });
  const { promise: painted, resolve: paint } = Promise.withResolvers<void>();
  await page.route(LATE, async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(async () => {
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    });
    // Shifts while the page itself arrives depend on network packets, so they are not counted.
    window.shifts.length = 0;
  });
  paint();
  await page.waitForLoadState();
  await page.unroute(LATE);
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    return window.shifts;
  });
}
