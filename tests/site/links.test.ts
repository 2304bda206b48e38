import { expect, inject, test } from 'vitest';
import { PAGE_SIZE } from '../../src/blog/posts.ts';
import { redirectsFile } from '../../src/content/reader/redirects.ts';
import { POSTS } from '../routes.ts';
import { everyPage, type Page } from './pages.ts';

/** Attributes that hold addresses. */
const SOURCES = ['href', 'src', 'action', 'component-url', 'renderer-url'];

const pages = await everyPage();

/** Every address on the page, as written. */
function addressesOn(page: Page): string[] {
  return SOURCES.flatMap((name) => valuesOn(page, name));
}

/** The values of an attribute. */
function valuesOn({ $ }: Page, name: string): string[] {
  return $(`[${name}]`)
    .map((_, element) => $(element).attr(name))
    .get();
}

/** The page's own URL on the running server. */
function urlOf({ path }: Page): string {
  return new URL(path.replace('POST ', ''), inject('origin')).href;
}

test('everything of the site that a page names, or an old address leads to, is there', async () => {
  const targets = new Map<string, string>();
  for (const page of pages) {
    for (const address of addressesOn(page)) {
      if (address.startsWith('#')) continue;
      const url = new URL(address, urlOf(page));
      url.hash = '';
      if (url.origin === inject('origin')) targets.set(url.href, page.path);
    }
  }
  expect(targets.size).toBeGreaterThan(60);
  for (const { from, to } of redirectsFile('.').content) {
    const url = new URL(to, inject('origin'));
    url.hash = '';
    targets.set(url.href, from);
  }
  const missing: string[] = [];
  for (const [href, from] of targets) {
    const answer = await fetch(href, { redirect: 'manual' });
    await answer.body?.cancel();
    if (answer.status !== 200) missing.push(`${href} on ${from}: ${answer.status}`);
  }
  expect(missing).toEqual([]);
});

test('every page that is to be found is at most two clicks from home', () => {
  const linksOn = new Map(
    pages.map((page) => [
      page.path,
      page
        .$('a[href^="/"]')
        .map((_, { attribs }) => attribs['href']?.replace(/[?#].*/, ''))
        .get(),
    ]),
  );
  const first = linksOn.get('/') ?? [];
  const reached = new Set([...first, ...first.flatMap((path) => linksOn.get(path) ?? [])]);
  const older = new Set(POSTS.slice(PAGE_SIZE).map(({ slug }) => `/blog/${slug}`));
  const found = pages.filter(
    ({ $, path }) => $('meta[name="robots"]').length === 0 && !older.has(path),
  );
  expect(found.length).toBeGreaterThan(60);
  expect(
    found.map(({ path }) => path.replace(/\?.*/, '')).filter((path) => !reached.has(path)),
  ).toEqual([]);
});

test('every fragment names a part of its page', () => {
  const ids = new Map(pages.map((page) => [urlOf(page), new Set(valuesOn(page, 'id'))]));
  const lost: string[] = [];
  for (const page of pages) {
    for (const address of addressesOn(page)) {
      const url = new URL(address, urlOf(page));
      const fragment = decodeURIComponent(url.hash.slice(1));
      url.hash = '';
      if (!fragment || url.origin !== inject('origin')) continue;
      const own = address.startsWith('#') ? new Set(valuesOn(page, 'id')) : ids.get(url.href);
      if (!own?.has(fragment)) lost.push(`${address} on ${page.path}`);
    }
  }
  expect(lost).toEqual([]);
});

test('phone and e-mail links can be dialed and written to', () => {
  const addresses = new Set(pages.flatMap(addressesOn));
  const dialed = [...addresses].filter((address) => address.startsWith('tel:'));
  const written = [...addresses].filter((address) => address.startsWith('mailto:'));
  expect(dialed.length).toBeGreaterThan(1);
  expect(written.length).toBeGreaterThan(0);
  for (const address of dialed) expect(address).toMatch(/^tel:\+1\d{10}$/);
  for (const address of written) expect(address).toMatch(/^mailto:[^\s@,?]+@[^\s@,?]+\.[a-z]+$/);
});

test('links that leave in a new tab hand nothing over', () => {
  for (const { path, $ } of pages) {
    const leaving = $('a[target="_blank"]');
    expect(leaving.length, path).toBeGreaterThan(0);
    for (const { attribs } of leaving) {
      expect(attribs['rel']?.split(' '), `${path}: ${attribs['href']}`).toEqual(
        expect.arrayContaining(['noopener', 'noreferrer']),
      );
    }
    const booking = $('a').filter((_, link) =>
      /^Schedule (a|Your) .*(Call|Consultation)$/i.test($(link).text().trim()),
    );
    expect(booking.length, path).toBeGreaterThan(0);
    for (const { attribs } of booking) expect(attribs['target'], path).toBe('_blank');
  }
});
