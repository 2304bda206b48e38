import { expect, type Page, test } from '@playwright/test';
import { FIRST_SERVICE } from '../routes.ts';

declare global {
  interface Window {
    /** The parts that the page's transition animated, with milliseconds; undefined without one. */
    came: Promise<string[] | undefined>;
  }
}

/** Records what each later page's transition animates. */
function note(page: Page) {
  return page.addInitScript(() => {
    const { promise, resolve } = Promise.withResolvers<string[] | undefined>();
    window.came = promise;
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const parts = document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect) || !effect.pseudoElement) return [];
        return [`${effect.pseudoElement} ${effect.getTiming().duration}`];
      });
      resolve(viewTransition ? [...new Set(parts)] : undefined);
    });
  });
}

/** Follows the card of the first service to its page. */
async function chooseCard(page: Page) {
  await note(page);
  await page.goto('/services');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: `Learn More about ${FIRST_SERVICE.label}` }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(FIRST_SERVICE.label);
}

/** How many elements have the transition name that hero and card share. */
const named = (page: Page) =>
  page
    .locator('main *')
    .evaluateAll(
      (all) => all.filter((part) => getComputedStyle(part).viewTransitionName === 'art').length,
    );

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the art of the chosen card grows into that of its page', async ({ page }) => {
    await chooseCard(page);
    expect(await page.evaluate(() => window.came)).toEqual([
      '::view-transition-group(art) 250',
      '::view-transition-new(art) 250',
      '::view-transition-old(art) 250',
    ]);
  });

  test('nothing else of a page is animated as it comes', async ({ page }) => {
    await note(page);
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
    expect(await page.evaluate(() => window.came)).toEqual([]);
  });

  test('one part of a page has the name, whatever has focus', async ({ page }) => {
    await page.goto('/services');
    expect(await named(page)).toBe(1);
    for (const link of (await page.getByRole('link', { name: 'Learn More' }).all()).slice(0, 2)) {
      await link.focus();
      expect(await named(page)).toBe(1);
    }
    await expect(page.locator('#hero-end')).toHaveCSS('view-transition-name', 'none');
  });
});

test('with reduced motion nothing is animated', async ({ page }) => {
  await chooseCard(page);
  expect(await page.evaluate(() => window.came)).toBeUndefined();
});
