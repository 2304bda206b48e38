import { expect, type Page } from '@playwright/test';

/** A step of a breadcrumb that leads somewhere: its name and its address. */
export type Step = readonly [name: string, href: string];

export const HOME: Step = ['Home', '/'];

/** Every step but the last is a link; the last is plain text. */
export async function expectBreadcrumb(
  page: Page,
  links: readonly Step[],
  last: string,
): Promise<void> {
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText([...links.map(([name]) => name), last]);
  await expect(trail.getByRole('link')).toHaveCount(links.length);
  for (const [name, href] of links) {
    await expect(trail.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
}
