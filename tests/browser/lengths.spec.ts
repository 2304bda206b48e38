import { expect, type Page, test } from '@playwright/test';
import { FIRST_SERVICE } from '../routes.ts';
import { expectNoViolation } from './axe.ts';
import { overlappingTexts } from './overlapping-texts.ts';
import { cutTexts } from './texts.ts';

const LAYOUTS = [
  '/',
  '/about',
  '/meet-team',
  FIRST_SERVICE.href,
  '/blog',
  '/contact',
  '/dates',
  '/find',
];
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** A word that no line of a phone holds at heading size. */
const LONG_WORD = 'Pneumonoultramicroscopicsilicovolcanoconiosis';
const CONTROLS = 'a, button:enabled, input:not([type=hidden], [tabindex="-1"]), textarea, summary';

/** Nothing is wider than the window, cut off, or over other words. */
async function expectSound(page: Page): Promise<void> {
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBe(viewport.width);
    await expect.poll(() => page.evaluate(cutTexts)).toEqual([]);
    await expect.poll(() => page.evaluate(overlappingTexts)).toEqual([]);
  }
}

/** Shows all matches inside `main` as hovered or focused at once. */
async function force(page: Page, selector: string, states: string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const inMain = { nodeId: root.nodeId, selector: `main :is(${selector})` };
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', inMain);
  expect(nodeIds.length).toBeGreaterThan(0);
  const forced = { forcedPseudoClasses: states };
  await Promise.all(
    nodeIds.map((nodeId) => devtools.send('CSS.forcePseudoState', { nodeId, ...forced })),
  );
}

for (const path of LAYOUTS) {
  test(`${path} shows focus and hover, and holds long words and lists of one entry`, async ({
    page,
  }) => {
    await page.route(/google/, (map) => map.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(path);
    const controls = page.locator('main').locator(CONTROLS).filter({ visible: true });
    await force(page, CONTROLS, ['focus', 'focus-visible']);
    const unseen = await controls.evaluateAll((all) =>
      all.filter((it) => getComputedStyle(it).outlineStyle === 'none').map((it) => it.outerHTML),
    );
    expect(unseen, 'in focus').toEqual([]);
    await force(page, `${CONTROLS}, li`, ['hover']);
    await expectNoViolation(page, 'pointed at', {
      within: 'main',
      only: ['color-contrast-enhanced'],
    });

    await page.reload();
    await page.locator('main :is(h1, h2, h3)').evaluateAll((all, word) => {
      for (const heading of all) (heading.querySelector('a') ?? heading).append(` ${word}`);
    }, LONG_WORD);
    await test.step('headings with a word that no line holds', () => expectSound(page));
    await page.locator('main :is(ul, ol):not(figure *)').evaluateAll((all) => {
      for (const list of all) list.replaceChildren(...[...list.children].slice(0, 1));
    });
    await test.step('lists of one entry', () => expectSound(page));
  });
}
