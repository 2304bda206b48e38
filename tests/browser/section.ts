import type { Locator, Page } from '@playwright/test';

/** The section under a heading. */
export function section(page: Page, name: string): Locator {
  const heading = page.getByRole('heading', { level: 2, name, exact: true });
  return page.getByRole('main').locator('section').filter({ has: heading });
}
