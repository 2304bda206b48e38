import type { Page } from '@playwright/test';

/** Has the browser note long tasks from the start of the next page: it does so only while somebody listens. */
export async function watchTimings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver(() => {}).observe({ type: 'longtask' });
  });
}

/** The page's paints and blocked time (ms) and the sum of its layout shifts so far. */
export function readTimings(page: Page) {
  return page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type,
          buffered: true,
        });
        // Without an entry nothing is called.
        setTimeout(() => resolve([]), 100);
      });
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const fcp = paint?.startTime ?? Number.NaN;
    const largest = (await entriesOf('largest-contentful-paint')).at(-1);
    const shifts = await entriesOf('layout-shift');
    const tasks = await entriesOf('longtask');
    return {
      fcp,
      lcp: largest?.startTime ?? Number.NaN,
      cls: shifts.reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0),
      tbt: tasks
        .filter(({ startTime }) => startTime >= fcp)
        .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    };
  });
}
