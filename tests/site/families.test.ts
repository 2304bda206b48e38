/** A family's ink says where one is: on services, papers and articles of that family alone. */
import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { readColours } from '../../src/base/tokens/colours.ts';
import type { Family } from '../../src/content/schemas/family.ts';
import { GROUP_FAMILIES } from '../../src/content/schemas/paper.ts';
import { BLOG, SERVICES as CONTENT, PAPERS } from '../content.ts';
import { POSTS } from '../routes.ts';
import { open } from './opened.ts';

/** Marks of services: a card, a row in a list, a line in the menu, the legend's names, a due day's diamond. */
const OF_SERVICE = ':has(a[href^="/services/"]), a[href^="/services/"], p > span, svg path';

const INKS = readColours(readFileSync('src/base/tokens/tokens.css', 'utf8')).inks;

const familyOf = ({ category }: { category: string }): Family | undefined =>
  BLOG.families[category];

test.each(['/', '/about', '/contact', '/services', '/referrals', '/thank-you', '/dates'])(
  '%s marks services alone',
  async (path) => {
    const $ = await open(path);
    const marked = $('[data-family]').not(OF_SERVICE);
    expect(marked.get().map((element) => $(element).text())).toEqual([]);
    expect($('main').attr('data-family')).toBeUndefined();
  },
);

test('a service and a paper have the ink of their family, on the page and in its rosette', async () => {
  const pages = [
    ...CONTENT.map(({ href, family }) => [href, family] as const),
    ...PAPERS.map(({ href, group }) => [href, GROUP_FAMILIES[group]] as const),
  ];
  for (const [path, family] of pages) {
    const $ = await open(path);
    expect($('main').attr('data-family'), path).toBe(family);
    const picture = $('main header img').attr('src') ?? '';
    if (picture.startsWith('/photos/')) continue;
    const drawn = await fetch(new URL(picture, inject('origin')));
    expect(await drawn.text(), path).toContain(INKS[family].bright);
  }
});

test('an article has the family of its category, on its page and in lists', async () => {
  expect(POSTS.filter((post) => !familyOf(post))).toEqual([]);
  for (const post of POSTS) {
    const $ = await open(`/blog/${post.slug}`);
    expect($('article').attr('data-family'), post.slug).toBe(familyOf(post));
  }
  const $ = await open('/blog');
  for (const item of $('main li:has([data-art="card"])').get()) {
    const href = $(item).find('a').attr('href');
    const post = POSTS.find(({ slug }) => href === `/blog/${slug}`);
    expect($(item).attr('data-family'), href).toBe(post && familyOf(post));
  }
});
