import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { LENGTHS } from '../../site/dev/parts/with-lists.ts';
import { expectNoViolation } from './axe.ts';
import { farthestMove, placesIn } from './contact-form.ts';
import { layOut } from './lay-out.ts';
import { overlappingTexts } from './overlapping-texts.ts';
import { type DevSite, serveInDev } from './serve-in-dev.ts';
import { cutTexts } from './texts.ts';

const SITE = join(import.meta.dirname, '../../site');
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** A catalogue repeats headings and landmarks that every real page has once, in order. */
const OF_WHOLE_PAGES = ['heading-order', 'landmark-unique'];
const CONTRAST = ['color-contrast-enhanced'];

/** What can be pointed at or focused. */
const CONTROLS =
  'a, button:enabled, input:not([type=hidden], [tabindex="-1"]), select, textarea, summary';

// One editing loop for the file.
test.describe.configure({ mode: 'default' });

let site: DevSite;
test.beforeAll(async () => {
  site = await serveInDev();
});
test.afterAll(() => site.close());

async function openParts(page: Page, viewport: typeof PHONE): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(`${site.url}/_parts`);
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  const menu = page.frameLocator('[title="Small-screen menu, open"]');
  await expect(menu.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await layOut(page);
}

/** Shows everything that matches inside `main` as pointed at or focused, all at once; how many that is. */
async function force(page: Page, selector: string, states: string[]): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const inMain = { nodeId: root.nodeId, selector: `main :is(${selector})` };
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', inMain);
  const forced = { forcedPseudoClasses: states };
  await Promise.all(
    nodeIds.map((nodeId) => devtools.send('CSS.forcePseudoState', { nodeId, ...forced })),
  );
  return nodeIds.length;
}

/** What is wider than its place, by part. */
async function tooWide(page: Page): Promise<string[]> {
  const places = page.locator('html, [data-part], [data-part] li');
  return places.evaluateAll((all) =>
    all
      .filter((it) => it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 0)
      // In a drawing, a line reaches from one stop to the next.
      .filter((it) => !it.matches('figure ol > li'))
      .map((it) => `${it.closest('[data-part]')?.getAttribute('data-part')}: ${it.textContent}`),
  );
}

/** Lists without an entry, and headings with nothing under them. */
function emptyLists(): string[] {
  const all = document.querySelectorAll('[data-part] :is(ul, ol, dl, table, section)');
  return [...all]
    .filter((it) => {
      const heading = it.querySelector('h1, h2, h3')?.textContent ?? '';
      const rest = it.textContent.trim().replace(heading.trim(), '');
      return rest === '' && !it.querySelector('img, svg, a, iframe, input');
    })
    .map((it) => it.outerHTML.slice(0, 120));
}

test('every component stands on it', () => {
  const parts = join(SITE, 'dev/parts');
  const shown = readdirSync(parts)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(parts, file), 'utf8'))
    .join('');
  const components = readdirSync(join(SITE, 'components'), { withFileTypes: true });
  const names = components.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !new RegExp(`<${name}\\b`).test(shown))).toEqual([
    'Button',
    'List',
  ]);
  expect(shown).toContain('<ButtonLink');
  expect(shown).toContain('<DiscoveryCall');
});

test('its headings lead to its groups, and no two parts share an id', async ({ page }) => {
  await openParts(page, DESKTOP);
  const anchors = page.locator('main > div:first-child a[href^="#"]');
  const targets = await anchors.evaluateAll((all) => all.map((it) => it.getAttribute('href')));
  const groups = page.locator('main > section > div > h2');
  expect(targets).toEqual(await groups.evaluateAll((all) => all.map(({ id }) => `#${id}`)));
  expect(targets.length).toBeGreaterThan(5);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`every state fits and is accessible, ${viewport.width} pixels wide`, async ({ page }) => {
    await openParts(page, viewport);
    expect(await tooWide(page)).toEqual([]);
    const forms = await page.locator('main form:has(textarea)').all();
    const [empty = [], ...others] = await Promise.all(forms.map(placesIn));
    expect(others.length).toBeGreaterThan(3);
    const moves = others.map((places) => farthestMove(empty, places));
    expect(Math.max(...moves)).toBeLessThanOrEqual(1);
    for (const frame of page.frames()) {
      await expectNoViolation(frame, `at rest, ${frame.url()}`, { except: OF_WHOLE_PAGES });
    }

    const controls = page.locator('main').locator(CONTROLS).filter({ visible: true });
    const colours = () =>
      controls.evaluateAll((all) =>
        all.map((it) => [getComputedStyle(it).color, getComputedStyle(it).backgroundColor]),
      );
    const atRest = await colours();
    await force(page, CONTROLS, ['focus', 'focus-visible']);
    expect(await colours(), 'in focus').toEqual(atRest);
    const unseen = await controls.evaluateAll((all) =>
      all
        .filter((it) => getComputedStyle(it).outlineStyle === 'none')
        .map((it) => `${it.closest('[data-part]')?.getAttribute('data-part')}: ${it.outerHTML}`),
    );
    expect(unseen, 'in focus').toEqual([]);

    // Cards change with their link.
    expect(await force(page, `${CONTROLS}, li`, ['hover'])).toBeGreaterThan(100);
    await expectNoViolation(page, 'pointed at', { within: 'main', only: CONTRAST });
  });
}

for (const length of LENGTHS) {
  test(`every page stands with lists of ${length}`, async ({ page }) => {
    await page.route(/google/, (map) => map.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(`${site.url}/_parts/lists/${length}`);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      const what = `${viewport.width} pixels wide`;
      expect(await tooWide(page), what).toEqual([]);
      expect(await page.evaluate(cutTexts), what).toEqual([]);
      expect(await page.evaluate(overlappingTexts), what).toEqual([]);
    }
    await expectNoViolation(page, length, { except: [...OF_WHOLE_PAGES, ...CONTRAST] });
    expect(await page.evaluate(emptyLists)).toEqual([]);
  });
}

test('the built site has no such page', async ({ request }) => {
  for (const path of ['/_parts', '/_parts/lists/5']) {
    expect((await request.get(path)).status()).toBe(404);
  }
  expect((await request.get('/')).status()).toBe(200);
});
