import { expect, type Page, test } from '@playwright/test';
import { PAPER_FIELD } from '../content.ts';
import { waitForFonts } from './own-fonts.ts';

const SCRIPT = /\/_astro\/typed-[^/]+\.js$/;

const fieldOf = (page: Page) => page.getByRole('main').getByLabel(PAPER_FIELD.label);
const artOf = (page: Page) => page.locator('main #hero-end');

test.describe('with its own typefaces', () => {
  test.use({ bypassCSP: true });

  test('the field and the phone link are above the fold', async ({ page }) => {
    await waitForFonts(page);
    await page.goto('/');
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      const head = page.getByRole('main').locator('header').first();
      const call = head.locator('a[href^="tel:"]').filter({ visible: true }).first();
      for (const first of [fieldOf(page), head.getByRole('button', { name: 'Find' }), call]) {
        await expect(first).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

test('typing in the field draws the number, and sends nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  expect(asked.filter((url) => SCRIPT.test(url))).toEqual([]);
  const place = await artOf(page).boundingBox();
  const script = page.waitForResponse(SCRIPT);
  await fieldOf(page).focus();
  await (await script).finished();
  asked.length = 0;
  await fieldOf(page).fill('cp2000');
  await expect(artOf(page).locator('svg text')).toHaveText('CP2000');
  expect(await artOf(page).boundingBox()).toEqual(place);

  await fieldOf(page).fill('123-45-6789');
  const warning = page.getByRole('alert');
  await expect(warning).toHaveText('That looks like a taxpayer number; please leave it out');
  await expect(artOf(page).locator('svg')).toHaveCount(0);
  await fieldOf(page).fill('');
  await expect(warning).toHaveCount(0);
  await expect(artOf(page).locator('> :not(svg)').first()).toHaveCSS('opacity', '1');
  expect(asked).toEqual([]);
});

test('the list of all papers is filtered by the typed text, and complete if nothing matches', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/find');
  const paper = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await fieldOf(page).fill('cp 20');
  await expect(paper('CP2000')).toBeVisible();
  await expect(paper('LT11')).toBeHidden();
  await fieldOf(page).fill('no such paper');
  await expect(paper('LT11')).toBeVisible();
  await fieldOf(page).fill('');
  // Its list is folded again.
  await expect(paper('LT11')).toBeHidden();
});
