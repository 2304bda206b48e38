import { expect, test } from 'vitest';
import {
  ABOUT_DATED_PAPER,
  ABOUT_PRINTED_DAY,
  ABOUT_UNKNOWN_PAPER,
  CERTIFICATES,
  LOOKUPS,
  ROUTES,
} from '../routes.ts';
import { open } from './opened.ts';
import { everyPage, type Page } from './pages.ts';

const pages = await everyPage();

function titleOf({ $ }: Page): string {
  return $('head title').text();
}

function descriptionOf({ $ }: Page): string {
  return $('meta[name="description"]').attr('content') ?? '';
}

function isHidden({ $ }: Page): boolean {
  return $('meta[name="robots"]').attr('content') === 'noindex';
}

test('every route of the specification is among the pages', () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining([...ROUTES]));
});

/** Pages that share title and description: neither has typed text, and certificates have those of their paper. */
const SHARING = [...LOOKUPS, ...CERTIFICATES, ABOUT_DATED_PAPER, ABOUT_PRINTED_DAY];

test('every page has a title and a description of its own', () => {
  for (const textOf of [titleOf, descriptionOf]) {
    const texts = pages.filter(({ path }) => !SHARING.includes(path)).map(textOf);
    expect(texts.filter((text, index) => !text || texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('titles and descriptions can be shown whole', () => {
  for (const page of pages) {
    for (const [text, max] of [
      [titleOf(page), 60],
      [descriptionOf(page), 155],
    ] as const) {
      expect(text.length, `${page.path}: ${text}`).toBeGreaterThan(0);
      expect(text.length, `${page.path}: ${text}`).toBeLessThanOrEqual(max);
    }
  }
});

test('pages to be found name their address, the others stay out of search engines', () => {
  const hidden = pages.filter(isHidden).map(({ path }) => path);
  const expected = [
    '/blog/no-such-post',
    '/blog?page=9999',
    ABOUT_DATED_PAPER,
    ABOUT_PRINTED_DAY,
    ABOUT_UNKNOWN_PAPER,
    ...CERTIFICATES,
    ...LOOKUPS,
    '/message-sent',
    '/no-such-page',
    '/thank-you',
    'POST /',
  ];
  expect(hidden.sort()).toEqual(expected.sort());
  for (const page of pages) {
    const canonical = page.$('link[rel="canonical"]').attr('href');
    expect(canonical, page.path).toBe(
      isHidden(page) ? undefined : new URL(page.path, 'http://localhost:4321').href,
    );
  }
});

test.each([
  ['/blog?category=Payroll&page=1&utm_source=x', '/blog?category=Payroll'],
  ['/blog?category=Gossip', '/blog'],
  ['/blog?page=two&x=1', '/blog'],
])('the address of %s for search engines is %s', async (path, canonical) => {
  const href = (await open(path))('link[rel="canonical"]').attr('href');
  expect(href).toBe(new URL(canonical, 'http://localhost:4321').href);
});

test('every page is in American English', () => {
  for (const { path, $ } of pages) expect($('html').attr('lang'), path).toBe('en-US');
});

test('one heading of level 1 comes first, and no level is skipped', () => {
  for (const { path, $ } of pages) {
    const levels = $('h1, h2, h3, h4, h5, h6')
      .map((_, { name }) => Number(name.slice(1)))
      .get();
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toEqual([1]);
    for (const [index, level] of levels.entries()) {
      expect(level, `${path}, heading ${index + 1}`).toBeLessThanOrEqual(
        (levels[index - 1] ?? 0) + 1,
      );
    }
  }
});
