import { expect, type Page, test } from '@playwright/test';
import { SERVICES } from '../content.ts';
import { POSTS } from '../routes.ts';

/** The services with the longest names; their figures are among the widest. */
const SERVICE_PAGES = SERVICES.filter(({ photo }) => !photo)
  .toSorted((a, b) => b.name.length - a.name.length)
  .slice(0, 2)
  .map(({ slug }) => `/services/${slug}`);
/** A post without a photograph. */
const DRAWN = POSTS.filter(({ image_url }) => image_url === null)
  .slice(0, 1)
  .map(({ slug }) => `/blog/${slug}`);
const PAGES = [...SERVICE_PAGES, ...DRAWN, '/about', '/contact', '/services', '/blog'];

const WIDTHS = [320, 390, 640, 768, 900, 1024, 1440];

/** Errors in the art of the page's head; empty if none. */
function faultsOfHero(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const head = document.querySelector('main header');
    const art = head?.querySelector('#hero-end');
    const figure = art?.querySelector('span');
    const picture = art?.querySelector('img');
    if (!head || !art || !figure || !picture) return ['no art with a figure in it'];
    const shownOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const ground = head.getBoundingClientRect();
    const clip = art.getBoundingClientRect();
    const number = shownOf(figure);
    const lines = picture.getBoundingClientRect();
    const faults: string[] = [];
    const within = (box: DOMRect, { top, bottom, left }: DOMRect) =>
      box.top >= top && box.bottom <= bottom && box.left >= left && box.right <= innerWidth;
    if (!within(number, ground) || !within(number, clip)) faults.push('the figure is cut off');
    if (number.height < 20) faults.push('the figure is too small to read');
    // The ring is at least 80 of its 260 units away from the middle.
    const [x, y] = [lines.left + lines.width / 2, lines.top + lines.height / 2];
    const reach = Math.max(number.right - x, x - number.left);
    if (Math.abs((number.top + number.bottom) / 2 - y) > 2) faults.push('the figure is off centre');
    if (reach > (lines.width * 78) / 520) faults.push('the figure reaches the lines');
    const words = [...head.querySelectorAll('h1, p, li, a')].map(
      (element) => [element.textContent, shownOf(element)] as const,
    );
    const over = words.filter(
      ([, box]) =>
        Math.min(box.right, clip.right) - Math.max(box.left, clip.left) > 0 &&
        Math.min(box.bottom, clip.bottom) - Math.max(box.top, clip.top) > 0,
    );
    return [...faults, ...over.map(([text]) => `over the art: ${text}`)];
  });
}

for (const route of PAGES) {
  test(`${route}: the figure is whole and no word is over the lines`, async ({ page }) => {
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const found: string[] = [];
    for (const text of ['', '212.5%']) {
      await page.locator('html').evaluate((html, size) => {
        html.style.fontSize = size;
      }, text);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        const faults = await faultsOfHero(page);
        found.push(...faults.map((fault) => `${width} wide, text ${text || 'as usual'}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
}

test('on a phone the title and the lead are in the first view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of PAGES) {
    await page.goto(route);
    const head = page.locator('main header');
    await expect(head.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    // A post has its byline above the title, and no lead.
    for (const lead of await head.locator('h1 + p').all()) {
      await expect(lead).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a figure that is cut off, or words over the lines, are noticed', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.locator('main h1').evaluate((title) => {
    title.style.translate = '60vw';
  });
  await page.locator('#hero-end > *').evaluateAll((parts) => {
    for (const part of parts) if (part instanceof HTMLElement) part.style.translate = '0 -90%';
  });
  const noticed = ['the figure is cut off', expect.stringContaining('over the art: ')];
  expect(await faultsOfHero(page)).toEqual(expect.arrayContaining(noticed));
});
