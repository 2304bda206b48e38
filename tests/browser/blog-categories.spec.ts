import { expect, test } from '@playwright/test';
import { sampleNewPost, saveIn } from '../../src/blog/testing.ts';
import { BLOG } from '../content.ts';
import { type BuiltSite, newDataDir, serveBuiltSite } from '../serve-built-site.ts';

const CATEGORIES = Array.from({ length: 40 }, (_, index) => `Subject ${index + 10}`);
const [FIRST = '', SECOND = ''] = CATEGORIES;

test.describe.configure({ mode: 'default' });

let site: BuiltSite;

test.beforeAll(async () => {
  const dataDir = newDataDir();
  const articles = CATEGORIES.map((category, index) =>
    sampleNewPost({ slug: `post-${index}`, title: `On ${category}`, category }),
  );
  await saveIn(dataDir, articles);
  site = await serveBuiltSite({ dataDir });
});

test.afterAll(() => site.close());

test('many categories leave the posts in view of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/blog?category=${encodeURIComponent(FIRST)}#articles`);
  const filter = page.getByRole('navigation', { name: BLOG.filterLabel });
  await expect(page.getByRole('heading', { name: `On ${FIRST}` })).toBeInViewport();
  await expect(filter.getByRole('link')).toHaveCount(0);
  await filter.getByText(`${BLOG.filterLabel}: ${FIRST}`).click();
  await expect(filter.getByRole('link')).toHaveCount(CATEGORIES.length + 1);
  await expect(filter.getByRole('link', { name: FIRST })).toHaveAttribute('aria-current', 'true');
  await filter.getByRole('link', { name: SECOND }).click();
  await expect(page.getByRole('heading', { name: `On ${SECOND}` })).toBeInViewport();
});

test('they are all in view on a wide screen', async ({ page }) => {
  await page.goto(`${site.url}/blog`);
  const filter = page.getByRole('navigation', { name: BLOG.filterLabel });
  await expect(filter.getByRole('link')).toHaveCount(CATEGORIES.length + 1);
});
