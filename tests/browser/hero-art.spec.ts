import { expect, type Page, test } from '@playwright/test';
import { SERVICES } from '../content.ts';
import { POSTS } from '../routes.ts';

/** The services with the longest names. */
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
    const art = head?.querySelector('#hero-end img')?.getBoundingClientRect();
    if (!head || !art) return ['no art'];
    const shownOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const ground = head.getBoundingClientRect();
    const faults: string[] = [];
    if (art.top < ground.top || art.bottom > ground.bottom || art.right > innerWidth) {
      faults.push('the art is cut off');
    }
    // Its number is at most an eighth of it.
    if (art.height < 150) faults.push('the number is too small to read');
    if (innerWidth < 640 && art.height > 160) faults.push('the art pushes the words down');
    const words = [...head.querySelectorAll('h1, p, li, a')].map(
      (element) => [element.textContent, shownOf(element)] as const,
    );
    const over = words.filter(
      ([, box]) =>
        Math.min(box.right, art.right) - Math.max(box.left, art.left) > 0 &&
        Math.min(box.bottom, art.bottom) - Math.max(box.top, art.top) > 0,
    );
    return [...faults, ...over.map(([text]) => `over the art: ${text}`)];
  });
}

for (const route of PAGES) {
  test(`${route}: the art is whole and no word is over it`, async ({ page }) => {
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

test('art that is cut off, or words over it, are noticed', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.locator('main h1').evaluate((title) => {
    title.style.translate = '60vw';
  });
  await page.locator('#hero-end img').evaluateAll((parts) => {
    for (const part of parts) if (part instanceof HTMLElement) part.style.translate = '0 -50%';
  });
  const noticed = ['the art is cut off', expect.stringContaining('over the art: ')];
  expect(await faultsOfHero(page)).toEqual(expect.arrayContaining(noticed));
});
