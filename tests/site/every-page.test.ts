import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { FIRM, FOUNDER, MEMBERS, PAPERS, SERVICES, SHELL } from '../content.ts';
import {
  ABOUT_DATED_PAPER,
  ABOUT_PRINTED_DAY,
  ABOUT_UNKNOWN_PAPER,
  CATEGORY,
  CERTIFICATES,
  LOOKUPS,
  MISSING_PATH,
  POSTS,
  TEST_PATHS,
} from '../routes.ts';
import { linksIn, open } from './opened.ts';
import { everyPage, type Page } from './pages.ts';

const ORIGIN = 'http://localhost:4321';

/** Attributes with text that elements do not show. */
const TEXT_ATTRIBUTES = ['alt', 'title', 'content', 'aria-label', 'placeholder', 'value'];

/** A writer's placeholders, and tokens that were not filled in. */
const PLACEHOLDERS = /\blorem\b|\bTODO\b|\bTBD\b|\bcoming soon\b|\{[a-z0-9-]+\}/gi;

/** Pages that may share title and description: they have no typed text, and certificates have their paper's. */
const SHARING = [...LOOKUPS, ...CERTIFICATES, ABOUT_DATED_PAPER, ABOUT_PRINTED_DAY];

const pages = await everyPage();

const titleOf = ({ $ }: Page) => $('head title').text();
const descriptionOf = ({ $ }: Page) => $('meta[name="description"]').attr('content') ?? '';
const isHidden = ({ $ }: Page) => $('meta[name="robots"]').attr('content') === 'noindex';

test('every route of the specification is among the tested pages', () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining([...TEST_PATHS]));
});

describe('every page', () => {
  test('every page has its own title and description', () => {
    for (const textOf of [titleOf, descriptionOf]) {
      const own = pages.filter(({ path }) => !SHARING.includes(path));
      const alike = [...Map.groupBy(own, textOf)].filter(
        ([text, { length }]) => !text || length > 1,
      );
      expect(alike.map(([text, all]) => [text, ...all.map(({ path }) => path)])).toEqual([]);
    }
  });

  test('every title and description is short enough for search results', () => {
    for (const page of pages) {
      expect(titleOf(page), page.path).toMatch(/^.{1,60}$/);
      expect(descriptionOf(page), page.path).toMatch(/^.{1,155}$/);
    }
  });

  test('indexed pages have a canonical address, the others are hidden from search engines', () => {
    const hidden = pages.filter(isHidden).map(({ path }) => path);
    const expected = [
      ...[MISSING_PATH, '/blog/no-such-post', '/blog?page=9999'],
      ...[ABOUT_DATED_PAPER, ABOUT_PRINTED_DAY, ABOUT_UNKNOWN_PAPER],
      ...[...CERTIFICATES, ...LOOKUPS],
      ...['/message-sent', '/thank-you', 'POST /'],
    ];
    expect(hidden.sort()).toEqual(expected.sort());
    for (const page of pages) {
      const canonical = page.$('link[rel="canonical"]').attr('href');
      const own = new URL(page.path, ORIGIN).href;
      expect(canonical, page.path).toBe(isHidden(page) ? undefined : own);
    }
  });

  test('no page has the band of a draft', () => {
    const marked = pages.filter(({ $ }) => $('body > [aria-label="Draft"]').length > 0);
    expect(marked.map(({ path }) => path)).toEqual([]);
  });

  test('every page declares American English', () => {
    for (const { path, $ } of pages) expect($('html').attr('lang'), path).toBe('en-US');
  });

  test('every page has complete data for link previews, once (ogp.me)', () => {
    for (const { path, $ } of pages) {
      const properties = $('head meta[property]')
        .get()
        .map(({ attribs: { property = '', content = '' } }) => [property, content] as const);
      const told = new Map(properties);
      const isPost = path.startsWith('/blog/') && path !== '/blog/no-such-post';
      expect(told.size, path).toBe(properties.length);
      expect(Object.fromEntries(told), path).toEqual({
        'og:type': isPost ? 'article' : 'website',
        'og:url': $('link[rel=canonical]').attr('href') ?? expect.stringMatching(`^${ORIGIN}/`),
        'og:site_name': FIRM.name,
        'og:title': expect.stringMatching(/\S/),
        'og:description': $('meta[name=description]').attr('content'),
        'og:image': expect.stringMatching(`^${ORIGIN}/share/[a-z0-9/-]+\\.png$`),
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': expect.stringContaining(FIRM.name),
        ...(isPost && {
          'article:published_time': POSTS.find(({ slug }) => path === `/blog/${slug}`)
            ?.published_at,
        }),
      });
      expect($('meta[name="twitter:card"]').attr('content'), path).toBe('summary_large_image');
    }
  });

  test('every heading has content below it', () => {
    const empty = pages.flatMap(({ path, $ }) =>
      emptySections($).map((heading) => `${path}: ${heading}`),
    );
    expect(empty).toEqual([]);
  });

  test('no page has a placeholder or an unfilled token', () => {
    const found = pages.flatMap(({ path, $ }) =>
      placeholdersIn($).map((words) => `${path}: ${words}`),
    );
    expect(found).toEqual([]);
  });
});

/** The headings of sections without text or pictures. */
function emptySections($: CheerioAPI): string[] {
  return $('main section')
    .map((_, section) => {
      const heading = $('h1, h2, h3, h4', section).first().text().trim();
      const pictures = $('img, [role="img"]', section).map(
        (_, { attribs }) => attribs['alt'] ?? attribs['aria-label'],
      );
      const rest = [$(section).text().replace(heading, ''), ...pictures.get()].join('');
      return /\p{L}/u.test(rest) ? null : heading;
    })
    .get();
}

/** Placeholders in a page's text, attributes and structured data. */
function placeholdersIn($: CheerioAPI): string[] {
  const text = $.root().clone();
  text.find('style, script:not([type="application/ld+json"])').remove();
  const said = $('*').map((_, it) => TEXT_ATTRIBUTES.map((name) => $(it).attr(name) ?? ''));
  return [text.text(), ...said.get()].flatMap((part) => part.match(PLACEHOLDERS) ?? []);
}

const IN_CATEGORY = `/blog?${new URLSearchParams({ category: CATEGORY.name })}`;

test.each([
  [`${IN_CATEGORY}&page=1&utm_source=x`, IN_CATEGORY],
  ['/blog?category=Gossip', '/blog'],
  ['/blog?page=two&x=1', '/blog'],
  ['/services/anything', '/services'],
])('the canonical address of %s is %s', async (path, canonical) => {
  const href = (await open(path))('link[rel="canonical"]').attr('href');
  expect(href).toBe(ORIGIN + canonical);
});

test('the page for a missing address says so, and links to others', async () => {
  const $ = await open(MISSING_PATH);
  expect($('title').text()).toMatch(/not found/i);
  const ways = linksIn($, 'main li a').map(({ href }) => href);
  expect(ways).toEqual(expect.arrayContaining(['/services', '/blog', '/contact']));
});

test('home, contact, look-up, papers and marked services name the Spanish speakers in Spanish', () => {
  const names = [FOUNDER, ...MEMBERS]
    .filter(({ languages }) => languages.includes('Spanish'))
    .map(({ name }) => name.split(' ')[0]);
  const marked = [...SERVICES.filter(({ spanish }) => spanish), ...PAPERS].map(({ href }) => href);
  const paths = ['/', '/contact', '/find', ...LOOKUPS, ...CERTIFICATES, ...marked];
  const naming = pages.filter(({ $ }) => $('[lang=es]').length > 0);
  expect(naming.map(({ path }) => path).sort()).toEqual(names.length > 0 ? paths.sort() : []);
  for (const { path, $ } of naming) {
    const text = $('header [lang=es]').text();
    expect(text.startsWith(`${SHELL.spanish} `), path).toBe(true);
    const [people, phone] = text.slice(SHELL.spanish.length + 1).split(/, (?=\()/);
    expect(people?.split(/, | [ou] /), path).toEqual(names);
    expect(phone, path).toBe(FIRM.phones.main);
  }
});
