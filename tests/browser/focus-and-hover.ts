import { type CDPSession, expect, type Page } from '@playwright/test';
import { CONTRAST, expectNoViolation } from './axe.ts';

const CONTROLS = 'a, button:enabled, input:not([type=hidden], [tabindex="-1"]), textarea, summary';

/** Expects that every control shows its focus, and that every text has contrast on hover. */
export async function expectFocusAndHover(page: Page): Promise<void> {
  const controls = page.locator('main').locator(CONTROLS).filter({ visible: true });
  const focused = await force(page, CONTROLS, ['focus', 'focus-visible']);
  expect(await controls.count()).toBeGreaterThan(0);
  const unmarked = await controls.evaluateAll((all) =>
    all.filter((it) => getComputedStyle(it).outlineStyle === 'none').map((it) => it.outerHTML),
  );
  expect(unmarked, 'in focus').toEqual([]);
  await focused.detach();
  const hovered = await force(page, `${CONTROLS}, li`, ['hover']);
  const look = { within: 'main', only: CONTRAST };
  await expectNoViolation(page, 'pointed at', look);
  await hovered.detach();
}

/** Shows all matches inside `main` as hovered or focused at once, until the session is detached. */
async function force(page: Page, selector: string, states: string[]): Promise<CDPSession> {
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
  return devtools;
}
