import { expect, type Page, test } from '@playwright/test';
import { PAGE_SIZE } from '../../blog/posts.ts';
import { isOnePage, MENU, ROUTES } from '../../site/routes.ts';
import { POSTS, SERVICES } from '../routes.ts';

/** The indexable pages. */
const FOUND = [
  ...ROUTES.filter((route) => isOnePage(route) && !route.hidden),
  ...SERVICES,
  ...POSTS.slice(0, PAGE_SIZE).map(({ slug }) => ({ href: `/blog/${slug}` })),
].map(({ href }) => href);

/** Paths of links to other pages of the site that are visible or can be opened. */
function onward(): string[] {
  const isSeen = (it: Element | null | undefined) =>
    it?.checkVisibility({ visibilityProperty: true }) ?? false;
  const isOffered = (link: Element) => {
    const popover = link.closest('[popover]');
    return isSeen(popover ? document.querySelector(`[popovertarget="${popover.id}"]`) : link);
  };
  const leading = [...document.querySelectorAll('a')].filter(isOffered);
  const paths = leading
    .map(({ href }) => new URL(href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)
    .map(({ pathname }) => pathname);
  return [...new Set(paths)];
}

/** The links reachable on both a phone and a desktop. */
async function onwardFrom(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const onPhone = await page.evaluate(onward);
  await page.setViewportSize({ width: 1440, height: 900 });
  const onDesktop = await page.evaluate(onward);
  return onPhone.filter((each) => onDesktop.includes(each));
}

test('every page is at most two clicks from home on a phone and on a desktop', async ({ page }) => {
  await page.route('https://maps.google.com/**', (request) => request.abort());
  const first = await onwardFrom(page, '/');
  const further = MENU.map(({ href }) => href).filter((href) => href !== '/');
  expect(first, 'one click').toEqual(expect.arrayContaining(further));
  const reached = new Set(first);
  for (const path of first.filter((each) => FOUND.includes(each))) {
    for (const next of await onwardFrom(page, path)) reached.add(next);
  }
  expect(FOUND.length).toBeGreaterThan(10);
  expect(FOUND.filter((path) => !reached.has(path))).toEqual([]);
});

test('a link counts where it is seen, or its menu can be opened', async ({ page }) => {
  const body = `
    <a href="/seen">Seen</a> <a href="/hidden" hidden>Hidden</a>
    <p style="visibility: hidden"><a href="/unseen">Unseen</a></p>
    <details><summary>More</summary><a href="/folded">Folded</a></details>
    <button popovertarget="a">Menu</button><p popover id="a"><a href="/in-menu">In a menu</a></p>
    <button popovertarget="b" hidden>Menu</button><p popover id="b"><a href="/none">In none</a></p>`;
  await page.route('**/links', (request) => request.fulfill({ contentType: 'text/html', body }));
  await page.goto('/links');
  expect(await page.evaluate(onward)).toEqual(['/seen', '/in-menu']);
});
