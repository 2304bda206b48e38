import { expect, test } from '@playwright/test';
import { POST, POSTS } from '../routes.ts';

test('one column, two at medium width, three at large width', async ({ page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Read More' });
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(Math.min(columns, POSTS.length));
  }
});

test('the title of a post stands over its picture', async ({ page }) => {
  test.skip(POST === undefined, 'No post is published');
  await page.goto(`${POST}`);
  const hero = page.getByRole('article').locator('header');
  const picture = hero.locator('img');
  await expect(picture).toHaveAttribute('src', /./);
  await expect
    .poll(() => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.boundingBox()).toEqual(await hero.boundingBox());
  // What covers a heading would take the click.
  await hero.getByRole('heading', { level: 1 }).click({ trial: true });
});

test('the spinner goes when the posts are there', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByText('Loading articles')).toBeHidden();
  await page.locator('[data-loaded]').evaluate((posts) => posts.remove());
  await expect(page.getByText('Loading articles')).toBeVisible();
});
