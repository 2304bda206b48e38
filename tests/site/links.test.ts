import { expect, inject, test } from 'vitest';
import { redirectsFile } from '../../src/content/reader/redirects.ts';
import { CLOSED_CSP, SVG_CSP, securityHeaders } from '../../src/server/respond/headers.ts';
import { FIRST_SERVICE, PAPER, POST } from '../routes.ts';
import { everyPage, type Page } from './pages.ts';

/** Attributes that hold addresses. */
const SOURCES = ['href', 'src', 'action', 'component-url', 'renderer-url'];

const pages = await everyPage();

const OF_EACH_KIND: readonly unknown[] = [
  '/',
  '/about',
  FIRST_SERVICE.href,
  PAPER,
  '/dates',
  '/blog',
  POST,
];

/** Files that programs request, and link previews of a page of each kind. */
const UNNAMED = [
  ...['/favicon.ico', '/robots.txt', '/sitemap.xml', '/blog/sitemap.xml'],
  ...['/licenses.txt', '/blog/feed.xml', '/dates/employers.ics'],
  '/services/anything',
  ...pages
    .filter(({ path }) => OF_EACH_KIND.includes(path))
    .map(({ $ }) => new URL($('meta[property="og:image"]').attr('content') ?? '').pathname),
];

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

test('every internal link and redirect target exists, with all headers', async () => {
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
  for (const path of UNNAMED) targets.set(inject('origin') + path, 'no page');
  const missing: string[] = [];
  for (const [href, from] of targets) {
    const answer = await fetch(href, { redirect: 'manual' });
    await answer.body?.cancel();
    if (answer.status === 200) expectHeaders(answer, href);
    else missing.push(`${href} on ${from}: ${answer.status}`);
  }
  expect(missing).toEqual([]);
});

/** Other sites may load pictures, feeds and calendars; only pages have their own policy. */
function expectHeaders({ headers }: Response, href: string): void {
  const type = headers.get('content-type') ?? '';
  const isForAnybody = /^(?:image\/|text\/calendar)/.test(type) || href.includes('/blog/feed.');
  const policy = type.startsWith('image/svg') ? SVG_CSP : CLOSED_CSP;
  expect(Object.fromEntries(headers), href).toMatchObject({
    ...securityHeaders(''),
    'content-security-policy': type.startsWith('text/html') ? expect.any(String) : policy,
    'cross-origin-resource-policy': isForAnybody ? 'cross-origin' : 'same-origin',
  });
  if (/^text\/|xml/.test(type)) expect(type, href).toMatch(/; charset=utf-8$/);
}

test('every indexed page is linked from another', () => {
  const linked = pages.flatMap((page) =>
    valuesOn(page, 'href').filter((href) => new URL(href, urlOf(page)).href !== urlOf(page)),
  );
  const named = new Set(linked.map((href) => href.replace(/[?#].*/, '')));
  const found = pages.filter(({ $ }) => $('meta[name="robots"]').length === 0);
  const paths = found.map(({ path }) => path.replace(/\?.*/, ''));
  expect(paths.filter((path) => !named.has(path))).toEqual([]);
});

test('every fragment is an id of its page', () => {
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

test('links to new tabs pass no opener and no referrer', () => {
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
