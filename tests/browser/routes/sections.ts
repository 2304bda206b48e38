import type { Locator, Page } from '@playwright/test';

/** The headings that open the page's sections, in order. */
export function sectionHeadings(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 2 });
}

/** The section under a heading. */
export function section(page: Page, heading: string): Locator {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading, exact: true }) });
}

/** The cards of a section: list items with a heading of their own. */
export function cards(within: Locator): Locator {
  return within
    .getByRole('listitem')
    .filter({ has: within.page().getByRole('heading', { level: 3 }) });
}

/** The headings of a section's cards, in order. */
export function cardTitles(within: Locator): Locator {
  return cards(within).getByRole('heading', { level: 3 });
}
