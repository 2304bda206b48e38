import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type DevSite, serveInDev } from './serve-in-dev.ts';

const SITE = join(import.meta.dirname, '../../site');
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** A catalogue repeats headings and landmarks that every real page has once, in order. */
const OF_WHOLE_PAGES = ['heading-order', 'landmark-unique'];
const CONTRAST = ['color-contrast', 'color-contrast-enhanced'];

/** What can be pointed at or focused, each kind on each ground, by the specimen it stands in. */
const CONTROLS: readonly (readonly [part: string, control: string])[] = [
  ['buttons-on-paper', 'a[data-look=brand]'],
  ['buttons-on-paper', 'a[data-look=ink]'],
  ['buttons-on-paper', 'button:enabled'],
  ['button-on-ink', 'a'],
  ['button-on-cyan', 'a'],
  ['breadcrumb', 'a'],
  ['service-grid', 'a'],
  ['service-index', 'a'],
  ['questions-and-answers', 'summary'],
  ['questions-and-answers', 'a'],
  ['form-empty', 'input[type=email]'],
  ['form-empty', 'select'],
  ['form-empty', 'textarea'],
  ['form-empty', 'button'],
  ['form-refused', 'input[type=email]'],
  ['error-summary', 'a'],
  ['list-one-category-chosen', '[aria-pressed=true]'],
  ['list-one-category-chosen', '[aria-pressed=false]'],
  ['post-cards', 'a'],
  ['post-hero', 'a'],
  ['prose', 'a'],
  ['banner', 'a[href^=https]'],
  ['banner', 'a[href^=mailto]'],
  ['footer', 'nav a'],
  ['footer', 'a[href^=tel]'],
];

const ON_A_DESKTOP: typeof CONTROLS = [
  ['top-bar', 'a'],
  ['header-on-a-service-page', 'nav a'],
  ['header-on-a-service-page', 'nav button[data-active]'],
];

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
  expect(names.filter((name) => !shown.includes(`<${name}`))).toEqual(['Button']);
  expect(shown).toContain('<ButtonLink');
  expect(shown).toContain('<DiscoveryCall');
});

test('its headings lead to its groups, and no two parts share an id', async ({ page }) => {
  await openParts(page, DESKTOP);
  const anchors = page.locator('main > div:first-child a');
  const targets = await anchors.evaluateAll((all) => all.map((it) => it.getAttribute('href')));
  const groups = page.locator('main > section > div > h2');
  expect(targets).toEqual(await groups.evaluateAll((all) => all.map(({ id }) => `#${id}`)));
  expect(targets.length).toBeGreaterThan(5);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

for (const viewport of [PHONE, DESKTOP]) {
  const controls = viewport === DESKTOP ? [...CONTROLS, ...ON_A_DESKTOP] : CONTROLS;

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
      const places = page.locator('html, [data-part], [data-part] li');
      const wide = await places.evaluateAll((all) =>
        all
          .filter((it) => it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 0)
          .map(
            (it) => `${it.closest('[data-part]')?.getAttribute('data-part')}: ${it.textContent}`,
          ),
      );
      expect(wide).toEqual([]);
    });

    test('every kind of control is legible under the pointer, and seen in focus', async ({
      page,
    }) => {
      await openParts(page, viewport);
      for (const [part, selector] of controls) {
        const stand = `[data-part="${part}"]`;
        const control = page.locator(`${stand} ${selector}`).first();
        const axe = () => new AxeBuilder({ page }).include(stand).withRules(CONTRAST);
        await control.hover();
        await expectNoViolation(axe(), `${part} ${selector}, pointed at`);
        await control.focus();
        await expect(control).not.toHaveCSS('outline-style', 'none');
        await expectNoViolation(axe(), `${part} ${selector}, in focus`);
      }
    });
  });
}

test('the built site has no such page', async ({ request }) => {
  expect((await request.get('/_parts')).status()).toBe(404);
  expect((await request.get('/')).status()).toBe(200);
});
