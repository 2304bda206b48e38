import { expect, type Page, test } from '@playwright/test';
import { LENGTHS } from '../../site/dev/parts/with-lists.ts';
import { expectNoViolation } from './axe.ts';
import { farthestMove, placesIn } from './contact-form.ts';
import { overlappingTexts } from './overlapping-texts.ts';
import { type DevSite, serveInDev } from './serve-in-dev.ts';
import { cutTexts } from './texts.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Rules about unique or ordered headings and landmarks, which a catalogue repeats. */
const OF_WHOLE_PAGES = ['heading-order', 'landmark-unique'];
const CONTRAST = ['color-contrast-enhanced'];

/** Elements that can be hovered or focused. */
const CONTROLS =
  'a, button:enabled, input:not([type=hidden], [tabindex="-1"]), select, textarea, summary';

// One dev server for the file.
test.describe.configure({ mode: 'default' });

let site: DevSite;
test.beforeAll(async () => {
  site = await serveInDev();
});
test.afterAll(() => site.close());

/** Shows all matches inside `main` as hovered or focused at once; returns their number. */
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

/** Elements wider than their container, by part. */
async function tooWide(page: Page): Promise<string[]> {
  const places = page.locator('html, [data-part], [data-part] li');
  return places.evaluateAll((all) =>
    all
      .filter((it) => it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 0)
      // In a drawing, lines extend from one stop to the next.
      .filter((it) => !it.matches('figure ol > li'))
      .map((it) => `${it.closest('[data-part]')?.getAttribute('data-part')}: ${it.textContent}`),
  );
}

/** Empty lists, and headings without content. */
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

/** Everything is complete, in place and accessible. */
async function expectSound(page: Page, what: string): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const width = `${what}, ${viewport.width} pixels wide`;
    expect(await tooWide(page), width).toEqual([]);
    expect(await page.evaluate(cutTexts), width).toEqual([]);
    expect(await page.evaluate(overlappingTexts), width).toEqual([]);
  }
  await expectNoViolation(page, what, { except: OF_WHOLE_PAGES });
}

test('every state fits and is accessible', async ({ page }) => {
  await page.goto(`${site.url}/_parts/states`);
  await expectSound(page, 'states');
  const forms = await page.locator('main form:has(textarea)').all();
  const [empty = [], ...others] = await Promise.all(forms.map(placesIn));
  expect(others.length).toBeGreaterThan(3);
  const moves = others.map((places) => farthestMove(empty, places));
  expect(Math.max(...moves)).toBeLessThanOrEqual(1);
});

test('what is focused or pointed at can be seen', async ({ page }) => {
  for (const shown of ['states', '2']) {
    await page.goto(`${site.url}/_parts/${shown}`);
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

    // Cards change with the state of their link.
    expect(await force(page, `${CONTROLS}, li`, ['hover'])).toBeGreaterThan(100);
    await expectNoViolation(page, 'pointed at', { within: 'main', only: CONTRAST });
  }
});

for (const length of LENGTHS) {
  test(`every page stands with lists of ${length}`, async ({ page }) => {
    await page.route(/google/, (map) => map.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(`${site.url}/_parts/${length}`);
    await expectSound(page, length);
    expect(await page.evaluate(emptyLists)).toEqual([]);
  });
}

test('the built site has no such page', async ({ request }) => {
  expect((await request.get('/_parts/states')).status()).toBe(404);
});
