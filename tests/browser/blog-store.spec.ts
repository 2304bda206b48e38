import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from '@playwright/test';
import type { Article } from '../../blog/post.ts';
import { openSqlitePosts } from '../../blog/stores/sqlite.ts';
import { POST } from '../routes.ts';
import { newDataDir, serveBuiltSite } from '../serve-built-site.ts';
import { section } from './routes/sections.ts';

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
  for (const each of articles) store.save(each);
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

test('three related posts at most, of the same category, newest first', async ({ page }) => {
  const others = [
    article(7, { category: 'Letters' }),
    article(8, { is_published: false }),
    article(9, { category: 'Alone' }),
  ];
  const articles = [1, 2, 3, 4, 5].map((day) => article(day));
  await withBlog([...articles, ...others], async (origin) => {
    await page.goto(`${origin}/blog/day-4`);
    const related = section(page, 'Related Articles');
    await expect(related.getByRole('listitem').getByRole('heading')).toHaveText([
      'Day 5',
      'Day 3',
      'Day 2',
    ]);
    await page.goto(`${origin}/blog/day-9`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Day 9');
    await expect(related).toHaveCount(0);
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

test('a store that fails is logged once a read, and visitors find no posts', async ({ page }) => {
  const dataDir = newDataDir();
  const site = await serveBuiltSite({ dataDir });
  try {
    const database = new DatabaseSync(join(dataDir, 'blog.sqlite'));
    database.exec('DROP TABLE blog_posts');
    database.close();
    const fault = (msg: string) => ({
      level: 'error',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      err: expect.objectContaining({ message: expect.stringContaining('blog_posts') }),
      msg,
    });
    const logged = () => site.logged().map((line): unknown => JSON.parse(line));
    expect(logged()).toEqual([]);

    const list = await page.goto(`${site.url}/blog`);
    expect(list?.status()).toBe(200);
    await expect(page.getByText('No blog posts found.')).toBeVisible();
    await expect(page.getByText('Loading articles')).toBeHidden();
    const listFault = fault('blog: the list of posts could not be read');
    await expect.poll(logged).toEqual([listFault]);

    const post = await page.goto(`${site.url}${POST}`);
    // Not 404: a search engine must not drop a post for a fault of ours.
    expect(post?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found');
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    await expect.poll(logged).toEqual([listFault, fault('blog: a post could not be read')]);
  } finally {
    await site.close();
  }
});
