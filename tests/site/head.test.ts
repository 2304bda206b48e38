import { beforeAll, expect, test } from 'vitest';
import { ROUTES } from '../routes.ts';
import { attribute, decoded, everyElement } from './html.ts';
import { everyPage, type Page } from './pages.ts';

let pages: Page[];
beforeAll(async () => {
  pages = await everyPage();
});

function titleOf({ root }: Page): string {
  return decoded(root.querySelector('title')?.textContent ?? '');
}

function descriptionOf({ root }: Page): string {
  return attribute(root.querySelector('meta[name="description"]'), 'content') ?? '';
}

function isHidden({ root }: Page): boolean {
  return attribute(root.querySelector('meta[name="robots"]'), 'content') === 'noindex';
}

test('every route of the specification is among the pages', () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining([...ROUTES]));
});

test('every page has a title and a description of its own', () => {
  const own = pages.filter(({ path }) => !path.includes('?'));
  for (const textOf of [titleOf, descriptionOf]) {
    const texts = own.map(textOf);
    expect(texts.filter((text, index) => !text || texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('titles and descriptions can be shown whole', () => {
  for (const page of pages.filter((each) => !each.path.startsWith('/blog/'))) {
    // Without the firm's name, which comes last and may be cut off.
    const title = attribute(page.root.querySelector('meta[property="og:title"]'), 'content') ?? '';
    expect(title.length, title).toBeGreaterThan(0);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(descriptionOf(page).length, descriptionOf(page)).toBeLessThanOrEqual(170);
  }
});

test('pages to be found name their address, the others stay out of search engines', () => {
  const hidden = pages.filter(isHidden).map(({ path }) => path);
  expect(hidden.sort()).toEqual([
    '/blog/no-such-post',
    '/message-sent',
    '/no-such-page',
    '/thank-you',
    'POST /',
  ]);
  for (const page of pages) {
    const canonical = attribute(page.root.querySelector('link[rel="canonical"]'), 'href');
    const path = page.path.replace(/\?.*/, '');
    expect(canonical, page.path).toBe(
      isHidden(page) ? undefined : new URL(path, 'http://localhost:4321').href,
    );
  }
});

test('every page is in American English', () => {
  for (const { path, root } of pages) {
    expect(attribute(root.querySelector('html'), 'lang'), path).toBe('en-US');
  }
});

test('one heading of level 1 comes first, and no level is skipped', () => {
  for (const { path, root } of pages) {
    const levels = [...everyElement(root)]
      .map(({ tagName }) => /^h([1-6])$/.exec(tagName)?.[1])
      .filter((level) => level !== undefined)
      .map(Number);
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
