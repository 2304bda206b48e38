import { expect, test } from '@playwright/test';
import { BLOG, BLOG_POST } from '../content.ts';
import { POST, POSTS } from '../routes.ts';

test('one column, two at medium width, three at large width, under the newest post', async ({
  page,
}) => {
  test.skip(POSTS.length <= 3, 'So few fill no row');
  await page.goto('/blog');
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Read More' });
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
    const abreast = (place: number) => tops.filter((top) => top === tops[place]).length;
    expect([abreast(0), abreast(1)]).toEqual([1, Math.min(columns, POSTS.length - 1)]);
  }
});

test('the contents of a post lead to its parts, clear of the header', async ({ page }) => {
  test.skip(POST === undefined, 'No post is published');
  await page.goto(`${POST}`);
  const contents = page.getByRole('navigation', { name: BLOG_POST.contentsLabel });
  test.skip((await contents.count()) === 0, 'The newest post is short');
  const link = contents.getByRole('link').last();
  const part = page.getByRole('heading', { level: 2, name: `${await link.textContent()}` });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${POST}`);
    if (width === 390) await contents.locator('summary').click();
    await link.click();
    await expect(part).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const top = (header?.y ?? 0) + (header?.height ?? 0);
    expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(top);
  }
});

test('on paper the blog has neither filter nor links to other pages', async ({ page }) => {
  test.skip(POST === undefined, 'No post is published');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const path of ['/blog', `${POST}`]) {
    await page.goto(path);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('navigation')).toHaveCount(0);
    await expect(main.getByText(BLOG.feeds.lead)).toBeHidden();
    await expect(main.getByRole('heading', { name: BLOG_POST.relatedHeading })).toBeHidden();
    await expect(page.getByText(`http://localhost:4321${path}`, { exact: true })).toBeVisible();
  }
});

test('the spinner goes when the posts are there', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByText('Loading articles')).toBeHidden();
  await page.locator('[data-loaded]').evaluate((posts) => posts.remove());
  await expect(page.getByText('Loading articles')).toBeVisible();
});
