import { load } from 'cheerio';
import { expect, inject, test } from 'vitest';
import { PAGE_SIZE } from '../../src/blog/posts.ts';
import { samplePost } from '../../src/blog/testing/posts.ts';
import { readingOf } from '../../src/site/load/reading.ts';
import { BLOG, BLOG_POST, WRITTEN_POSTS } from '../content.ts';
import { POSTS } from '../routes.ts';
import { linksIn, open, textsIn } from './opened.ts';

const tight = (text: string) => text.replace(/\s+/g, '');

const longUsDate = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const CATEGORIES = [...new Set(POSTS.map(({ category }) => category))].sort();

const FILTER = `main nav[aria-label="${BLOG.filterLabel}"]`;

/** The path of the list of a category, or of all posts. */
const addressOf = (category: string) =>
  category === 'All' ? '/blog' : `/blog?${new URLSearchParams({ category })}`;

/** The list at a path. */
async function cardsAt(path: string) {
  const $ = await open(path);
  const cards = $("main li:has(a:contains('Read More'))").get();
  return {
    current: textsIn($, `${FILTER} [aria-current=true]`),
    offered: linksIn($, `${FILTER} a`),
    cards: cards.map((card) => ({
      title: $('h3', card).text(),
      texts: textsIn($, 'p', card),
      picture: $('img', card).attr('src'),
      hrefs: linksIn($, 'a', card).map(({ href }) => href),
    })),
  };
}

const LISTS = ['All', ...CATEGORIES].map((chosen) => ({ path: addressOf(chosen), chosen }));

test.each(LISTS)(
  '$path has a card for each of its posts, newest first',
  async ({ path, chosen }) => {
    const posts = POSTS.filter(({ category }) => chosen === 'All' || category === chosen);
    expect(await cardsAt(path)).toEqual({
      current: [chosen],
      offered: LISTS.map(({ path: href, chosen: label }) => ({ label, href: `${href}#articles` })),
      cards: posts
        .slice(0, PAGE_SIZE)
        .map(({ slug, title, category, excerpt, published_at, image_url }) => ({
          title,
          texts: [category, excerpt, expect.stringContaining(longUsDate(published_at))],
          picture: image_url ?? expect.stringMatching(/^\/art\/.*\.svg$/),
          hrefs: [`/blog/${slug}`],
        })),
    });
  },
);

test.each(POSTS)(
  '$slug has its hero, text, author, sections, neighbors and a link back',
  async (post) => {
    const $ = await open(`/blog/${post.slug}`);
    const hero = $('article > header');
    expect(textsIn($, 'h1', hero)).toEqual([post.title]);
    if (post.image_url) expect(hero.find('img').attr('src')).toBe(post.image_url);
    expect(textsIn($, '[aria-label=Breadcrumb] a')).toEqual(['Home', 'Blog']);
    const [category, byline] = textsIn($, 'p', hero);
    expect(category).toBe(post.category);
    const written = `By ${post.author_name}, ${longUsDate(post.published_at)}`;
    expect(byline).toMatch(new RegExp(`^${RegExp.escape(written)} \\d+ ${BLOG_POST.readingTime}$`));
    expect(textsIn($, 'article blockquote').at(0)).toBe(post.excerpt);
    expect(tight($('article').text())).toContain(tight(load(post.content).text()));
    const author = textsIn($, 'article [aria-label=Author]').join();
    expect(author).toContain(`${[...post.author_name][0]}${post.author_name}${post.author_title}`);
    expect(linksIn($, 'article > div a').at(-1)).toEqual({
      label: BLOG_POST.backLink,
      href: '/blog',
    });
    const isLong = readingOf(samplePost(post)).sections.length > 0;
    const headings = isLong ? textsIn(load(post.content), 'h2') : [];
    const parts = linksIn($, `article nav[aria-label="${BLOG_POST.contentsLabel}"] a`);
    expect(parts.map(({ label }) => label)).toEqual(headings);
    for (const { href, label } of parts) expect(textsIn($, `article h2${href}`)).toEqual([label]);
    const index = POSTS.indexOf(post);
    const linkTo = (label: string, other: (typeof POSTS)[number] | undefined) =>
      other ? [{ label: `${label}: ${other.title}`, href: `/blog/${other.slug}` }] : [];
    const { label, older, newer } = BLOG_POST.neighbors;
    expect(linksIn($, `main nav[aria-label="${label}"] a`)).toEqual([
      ...linkTo(newer, POSTS[index - 1]),
      ...linkTo(older, POSTS[index + 1]),
    ]);
  },
);

const drafts = WRITTEN_POSTS.filter(({ is_published }) => !is_published);
test.each(['no-such-post', ...drafts.map(({ slug }) => slug)])('%s is not found', async (slug) => {
  const path = `/blog/${slug}`;
  const answer = await fetch(new URL(path, inject('origin')));
  expect(answer.status).toBe(404);
  const $ = await open(path);
  expect(textsIn($, 'h1')).toEqual([BLOG_POST.missing.title]);
  expect(linksIn($, 'main header a').at(-1)).toEqual({ label: BLOG_POST.backLink, href: '/blog' });
  const shown = await cardsAt('/blog');
  expect(shown.cards.map(({ hrefs }) => hrefs)).not.toContainEqual([path]);
});
