import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { LENGTHS } from '../../site/dev/parts/with-lists.ts';
import { overlappingTexts } from './overlapping-texts.ts';
import { type DevSite, serveInDev } from './serve-in-dev.ts';

const SITE = join(import.meta.dirname, '../../site');
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** A catalogue repeats headings and landmarks that every real page has once, in order. */
const OF_WHOLE_PAGES = ['heading-order', 'landmark-unique'];
const CONTRAST = ['color-contrast', 'color-contrast-enhanced'];

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
}

/** Shows everything that matches inside `main` as pointed at or focused, all at once; how many that is. */
async function force(page: Page, selector: string, states: string[]): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const inMain = { nodeId: root.nodeId, selector: `main :is(${selector})` };
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', inMain);
  for (const nodeId of nodeIds) {
    await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states });
  }
  return nodeIds.length;
}

/** The parts, cards and pages whose content reaches out of them sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page
    .locator('html, [data-part], [data-part] li')
    .evaluateAll((all) =>
      all
        .filter((it) => it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 0)
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

async function expectNoViolation(axe: AxeBuilder, what: string): Promise<void> {
  const { violations, passes } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found, what).toEqual([]);
  expect(passes.length, what).toBeGreaterThan(0);
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
  test.describe(`${viewport.width} pixels wide`, () => {
    test('every state is accessible', async ({ page }) => {
      await openParts(page, viewport);
      const axe = new AxeBuilder({ page })
        .options({ rules: { 'color-contrast-enhanced': { enabled: true } } })
        .disableRules(OF_WHOLE_PAGES);
      await expectNoViolation(axe, 'parts');
    });

    test('no part and no card is wider than its place', async ({ page }) => {
      await openParts(page, viewport);
      expect(await tooWide(page)).toEqual([]);
    });

    for (const length of LENGTHS) {
      test(`every page stands with lists of ${length}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(`${site.url}/_parts/lists/${length}`);
        await expect(page.locator('[data-part]')).not.toHaveCount(0);
        expect(await tooWide(page)).toEqual([]);
        expect(await page.evaluate(overlappingTexts)).toEqual([]);
        expect(await page.evaluate(emptyLists)).toEqual([]);
      });
    }

    test('every control is legible under the pointer, and seen in focus', async ({ page }) => {
      await openParts(page, viewport);
      const contrast = () => new AxeBuilder({ page }).include('main').withRules(CONTRAST);
      const controls = page.locator('main').locator(CONTROLS).filter({ visible: true });
      // Cards change with their link.
      expect(await force(page, `${CONTROLS}, li`, ['hover'])).toBeGreaterThan(100);
      await expectNoViolation(contrast(), 'pointed at');
      await force(page, CONTROLS, ['focus', 'focus-visible']);
      await expectNoViolation(contrast(), 'in focus');
      const unseen = await controls.evaluateAll((all) =>
        all
          .filter((it) => getComputedStyle(it).outlineStyle === 'none')
          .map((it) => `${it.closest('[data-part]')?.getAttribute('data-part')}: ${it.outerHTML}`),
      );
      expect(unseen).toEqual([]);
    });
  });
}

test('the built site has no such page', async ({ request }) => {
  expect((await request.get('/_parts')).status()).toBe(404);
  expect((await request.get('/')).status()).toBe(200);
});
