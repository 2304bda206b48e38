import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Article } from '../../blog/post.ts';
import { openSqlitePosts } from '../../blog/stores/sqlite.ts';
import { newDataDir, serveBuiltSite } from '../serve-built-site.ts';

/** An article of its own day. */
function article(day: number, fields: Partial<Article> = {}): Article {
  return {
    slug: `day-${day}`,
    title: `Day ${day}`,
    excerpt: `What happened on day ${day}.`,
    content: '<p>Some <em>text</em>.</p>',
    category: 'Diary',
    image_url: null,
    author_name: 'Ada Whitfield',
    author_title: 'CPA',
    published_at: `2026-01-0${day}`,
    is_published: true,
    ...fields,
  };
}

/** Runs `visit` against a server whose blog holds these articles alone. */
async function withBlog(
  articles: readonly Article[],
  visit: (origin: string) => Promise<void>,
): Promise<void> {
  const dataDir = newDataDir();
  const store = openSqlitePosts(join(dataDir, 'blog.sqlite'));
  store.save(articles);
  store.close();
  const site = await serveBuiltSite({ dataDir });
  try {
    await visit(site.url);
  } finally {
    await site.close();
  }
}

test('a blog of drafts is empty', async ({ page }) => {
  await withBlog([article(1, { is_published: false })], async (origin) => {
    await page.goto(`${origin}/blog`);
    await expect(page.getByText('No blog posts found.')).toBeVisible();
    await expect(page.getByText('Loading articles')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Read More' })).toHaveCount(0);
  });
});

test('the HTML of a post is shown, and nothing in it runs', async ({ page }) => {
  const content =
    '<h2>Inside</h2><p onclick="document.title=1">Some <strong>text</strong>.</p><script>document.title = 2</script><img src="x" onerror="document.title=3">';
  await withBlog([article(1, { content })], async (origin) => {
    await page.goto(`${origin}/blog/day-1`);
    const body = page.getByRole('article');
    await expect(body.getByRole('heading', { name: 'Inside' })).toBeVisible();
    await expect(body.getByRole('strong').getByText('text')).toBeVisible();
    await body.getByText('Some text.').click();
    await expect(page).toHaveTitle(/^Day 1/);
    await expect(body.locator('script, [onclick], [onerror]')).toHaveCount(0);
  });
});
