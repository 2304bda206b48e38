import { expect, type Locator, type Page } from '@playwright/test';

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

/** Every card shows one icon. */
export async function expectIcons(all: Locator): Promise<void> {
  const count = await all.count();
  expect(count).toBeGreaterThan(0);
  const icon = all.page().locator('svg').filter({ visible: true });
  await expect(all.filter({ has: icon })).toHaveCount(count);
  await expect(all.locator(icon)).toHaveCount(count);
}

/** Every card shows its feature chips, or has none. */
export async function expectFeatures(
  all: Locator,
  items: readonly { features?: readonly string[] | undefined }[],
): Promise<void> {
  await expect(all).toHaveCount(items.length);
  for (const [place, { features = [] }] of items.entries()) {
    const chips = all.nth(place).getByRole('list', { name: 'Forms and tools' });
    await expect(chips).toHaveCount(features.length > 0 ? 1 : 0);
    await expect(chips.getByRole('listitem').filter({ visible: true })).toHaveText([...features]);
  }
}
