import type { Page } from '@playwright/test';

/** Lays out what waits below the first view now, as the page itself does after a second. */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.className = 'whole';
  });
}
