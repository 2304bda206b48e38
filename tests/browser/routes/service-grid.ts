import { expect, type Locator } from '@playwright/test';
import { cards, cardTitles, expectIcons } from './sections.ts';
import { SERVICE_NAMES, SERVICES, serviceHref } from './services.ts';

/** The grid of fifteen: picture, icon, title, sentence and Learn More link on each card, in order. */
export async function expectServiceGrid(grid: Locator): Promise<void> {
  await expect(cardTitles(grid)).toHaveText(SERVICE_NAMES);
  await expect(cards(grid).getByRole('paragraph')).toHaveText(SERVICES.map(() => /\w.*\.$/));
  const links = grid.getByRole('link', { name: /^Learn More/ });
  await expect(links).toHaveText(SERVICE_NAMES.map((name) => `Learn More about ${name}`));
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(SERVICES.map(([slug]) => serviceHref(slug)));
  await expectIcons(cards(grid));
  const pictures = await cards(grid)
    .locator('img')
    .evaluateAll((all) => all.map((picture) => picture.getAttribute('src')));
  expect(pictures).toEqual(
    SERVICES.map(([slug]) => expect.stringMatching(new RegExp(`^/art/${slug}\\.`))),
  );
}
