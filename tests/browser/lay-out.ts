import type { Page } from '@playwright/test';

/** Lays out deferred parts now, as the page itself does after a second. */
export async function layOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.className = 'whole';
  });
}
