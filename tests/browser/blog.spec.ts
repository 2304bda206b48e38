import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { openSqlitePosts } from '../../blog/stores/sqlite.ts';
import { DRAFT, POST } from '../routes.ts';
import { expectBanner } from './routes/call-to-action.ts';
import { DATA_DIR } from './served.ts';

const LONG_US_DATE =
  /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}$/;

/** The cards of posts inside `container`. */
function cardsIn(page: Page, container: Locator): Locator {
  return container
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Read More' }) });
}

/** The published posts as the store has them, by date alone. */
function published() {
  const store = openSqlitePosts(join(DATA_DIR, 'blog.sqlite'));
  const posts = store.all().filter((post) => post.is_published);
  store.close();
  return posts.toSorted((a, b) => b.published_at.localeCompare(a.published_at));
}

test('every published post is on a card, newest first', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1, name: 'Insights & Expertise' })).toBeVisible();
  const cards = cardsIn(page, page.getByRole('main'));
  const posts = published();
  expect(posts.length).toBeGreaterThan(3);
  await expect(cards.getByRole('heading')).toHaveText(posts.map(({ title }) => title));
  for (const [index, { slug, category, excerpt }] of posts.entries()) {
    const card = cards.nth(index);
    await expect(card.getByText(category, { exact: true })).toBeVisible();
    await expect(card.getByText(excerpt)).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', `/blog/${slug}`);
    await expect(card.getByRole('time')).toHaveText(LONG_US_DATE);
    await expect(card.locator('img')).toHaveAttribute('src', /./);
  }
});

test('one column, two at medium width, three at large width', async ({ page }) => {
  await page.goto('/blog');
  const cards = cardsIn(page, page.getByRole('main'));
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  }
});

test('the filter offers All and every category, and shows what is asked for', async ({ page }) => {
  await page.goto('/blog');
  const filter = page.getByRole('form', { name: /./ }).getByRole('button');
  const posts = published();
  const categories = [...new Set(posts.map(({ category }) => category))].sort();
  await expect(filter).toHaveText(['All', ...categories]);
  for (const category of [...categories, 'All']) {
    const chosen = filter.getByText(category, { exact: true });
    await chosen.click();
    await expect(chosen).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[aria-pressed=true]')).toHaveCount(1);
    const wanted = posts.filter((post) => category === 'All' || post.category === category);
    await expect(cardsIn(page, page.getByRole('main')).getByRole('heading')).toHaveText(
      wanted.map(({ title }) => title),
    );
  }
});

test('a post has its hero, quote, content, author and the way back', async ({ page }) => {
  const post = published().find(({ slug }) => `/blog/${slug}` === POST);
  await page.goto(POST);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(post?.title ?? '');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('link')).toHaveText(['Home', 'Blog']);
  await expect(article.getByText(post?.category ?? '', { exact: true })).toBeVisible();
  await expect(article.getByText(`By ${post?.author_name}`)).toBeVisible();
  await expect(article.getByRole('time').first()).toHaveText(LONG_US_DATE);
  await expect(article.getByRole('blockquote').first()).toHaveText(post?.excerpt ?? '');
  await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const author = article.getByRole('complementary', { name: 'Author' });
  await expect(author).toContainText(post?.author_name ?? '');
  await expect(author).toContainText(post?.author_title ?? '');
  await expect(author.getByText(post?.author_name[0] ?? '', { exact: true })).toBeVisible();
  await article.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('the title of a post stands over its picture', async ({ page }) => {
  await page.goto(POST);
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

for (const [address, title] of [
  ['/blog', 'Ready for Your FREE Discovery Call?'],
  [POST, 'Need Professional Financial Guidance?'],
  ['/blog/no-such-post', 'Need Professional Financial Guidance?'],
] as const) {
  test(`${address} closes with the call, phone and e-mail`, async ({ page }) => {
    await page.goto(address);
    await expectBanner(page, title, 'Schedule a Free Discovery Call');
    await expect(page.getByRole('main').getByRole('heading').last()).toHaveText(title);
  });
}

for (const [what, address] of [
  ['an unknown slug', '/blog/no-such-post'],
  ['a draft', DRAFT],
] as const) {
  test(`${what} is not found`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Post Not Found', level: 1 })).toBeVisible();
    await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
    await expect(page.locator(`[href="${address}"]`)).toHaveCount(0);
  });
}

test('the spinner comes before the posts and goes with them', async ({ page }) => {
  const answer = await fetch(new URL('/blog', test.info().project.use.baseURL));
  const html = await answer.text();
  const [spinner, grid] = [html.indexOf('Loading articles'), html.indexOf('Read More')];
  expect(spinner).toBeGreaterThan(0);
  expect(grid).toBeGreaterThan(spinner);
  await page.goto('/blog');
  await expect(page.getByText('Loading articles')).toBeHidden();
  await page.locator('[data-loaded]').evaluate((posts) => posts.remove());
  await expect(page.getByText('Loading articles')).toBeVisible();
});
