import { expect, test } from '@playwright/test';
import { BLOG_POST } from '../content.ts';
import { POST } from '../routes.ts';

test('the contents of a post link to its parts, clear of the header', async ({ page }) => {
  test.skip(POST === undefined, 'No post is published');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${POST}`);
  const contents = page.getByRole('navigation', { name: BLOG_POST.contentsLabel });
  test.skip((await contents.count()) === 0, 'The newest post is short');
  await contents.locator('summary').click();
  const link = contents.getByRole('link').last();
  const part = page.getByRole('heading', { level: 2, name: `${await link.textContent()}` });
  await link.click();
  await expect(part).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const top = (header?.y ?? 0) + (header?.height ?? 0);
  expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(top);
});

test('a printed post has no links to other pages', async ({ page }) => {
  test.skip(POST === undefined, 'No post is published');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await page.goto(`${POST}`);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('navigation')).toHaveCount(0);
  await expect(main.getByRole('heading', { name: BLOG_POST.relatedHeading })).toBeHidden();
  await expect(page.getByText(`http://localhost:4321${POST}`, { exact: true })).toBeVisible();
});

test('the spinner disappears when the posts arrive', async ({ page }) => {
  await page.goto('/blog');
  const spinner = page.getByText('Loading articles');
  await expect(spinner).toBeHidden();
  await page.locator('[data-loaded]').evaluate((posts) => posts.remove());
  await expect(spinner).toBeVisible();
});
