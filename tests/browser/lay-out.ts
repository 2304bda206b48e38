import type { Page } from '@playwright/test';

/** Lays out what waits below the first view, as the page does after a second. */
export async function layOut(page: Page): Promise<void> {
  await page.locator('main > section, body > footer').evaluateAll((parts) => {
    for (const part of parts) {
      if (part instanceof HTMLElement) part.style.contentVisibility = 'visible';
    }
  });
}
