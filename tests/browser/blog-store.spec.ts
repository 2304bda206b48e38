import { expect, test } from '@playwright/test';
import type { NewPost } from '../../src/blog/post.ts';
import { sampleNewPost, saveIn } from '../../src/blog/testing.ts';
import { newDataDir, serveBuiltSite } from '../serve-built-site.ts';

/** Runs `visit` against a server whose blog has only these articles. */
async function withBlog(
  articles: readonly NewPost[],
  visit: (origin: string) => Promise<void>,
): Promise<void> {
  const dataDir = newDataDir();
  await saveIn(dataDir, articles);
  const site = await serveBuiltSite({ dataDir });
  try {
    await visit(site.url);
  } finally {
    await site.close();
  }
}

test('a blog of drafts is empty', async ({ page }) => {
  await withBlog([sampleNewPost({ is_published: false })], async (origin) => {
    await page.goto(`${origin}/blog`);
    await expect(page.getByText('No blog posts found.')).toBeVisible();
    await expect(page.getByText('Loading articles')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Read More' })).toHaveCount(0);
  });
});

test('the HTML of a post is shown, and nothing in it runs', async ({ page }) => {
  const content =
    '<h2>Inside</h2><p onclick="document.title=1">Some <strong>text</strong>.</p><script>document.title = 2</script><img src="x" onerror="document.title=3">';
  await withBlog([sampleNewPost({ content })], async (origin) => {
    await page.goto(`${origin}/blog/sales-tax`);
    const body = page.getByRole('article');
    await expect(body.getByRole('heading', { name: 'Inside' })).toBeVisible();
    await expect(body.getByRole('strong').getByText('text')).toBeVisible();
    await body.getByText('Some text.').click();
    await expect(page).toHaveTitle(/^Sales tax/);
    await expect(body.locator('script, [onclick], [onerror]')).toHaveCount(0);
  });
});

test('a post of nothing but tags leaves the page whole', async ({ page }) => {
  const deep = '<div>'.repeat(49_000);
  const wide = `<table>${'<tr><td colspan="1000" rowspan="9999">x'.repeat(2_000)}</table>`;
  const posts = Object.entries({ deep, wide }).map(([slug, tags]) =>
    sampleNewPost({ slug, content: `<p>First</p>${tags}` }),
  );
  await withBlog(posts, async (origin) => {
    for (const { slug, title } of posts) {
      await page.goto(`${origin}/blog/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('First')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  });
});
