import { expect, test } from '@playwright/test';
import { NOWHERE, ROUTES } from '../routes.ts';
import { overlappingTexts } from './overlapping-texts.ts';

const WIDTHS = [320, 390, 768, 1024, 1440];

test.use({ javaScriptEnabled: false });

/**
 * The texts that can be seen in part only: they reach more than a pixel out of the window or
 * out of a box that cuts off what does not fit. What can be scrolled into view is whole.
 */
function cutTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: element, textContent } = node;
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (!textContent?.trim() || element.closest('.visually-hidden, .skip')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right } of range.getClientRects()) {
      const [from, to] = visibleSpan(element);
      if (left < from - 1 || right > to + 1) found.push(textContent.trim());
    }
  }
  return found;

  function visibleSpan(start: Element): [number, number] {
    let [from, to] = [0, document.documentElement.clientWidth];
    for (let box: Element | null = start; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') return [-Infinity, Infinity];
      if (overflowX === 'visible' || box === document.body) continue;
      const { left, right } = box.getBoundingClientRect();
      [from, to] = [Math.max(from, left), Math.min(to, right)];
    }
    return [from, to];
  }
}

for (const route of [...ROUTES, '/message-sent', NOWHERE]) {
  test(`${route} fits, no text over another, from ${WIDTHS[0]} to ${WIDTHS.at(-1)} pixels`, async ({
    page,
  }) => {
    await page.goto(route);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { scrollWidth, clientWidth } = await page
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
      expect(scrollWidth, `${width} pixels`).toBeLessThanOrEqual(clientWidth);
      expect(await page.evaluate(cutTexts), `${width} pixels`).toEqual([]);
      expect(await page.evaluate(overlappingTexts), `${width} pixels`).toEqual([]);
    }
  });
}

test('a text over another is found, whatever laid it there', async ({ page }) => {
  const over = (style: string, attributes = '') =>
    `<p style="margin: 0">Under <b>it</b></p><p style="margin: 0; ${style}" ${attributes}>Over</p>`;
  for (const style of ['margin-top: -9px', 'translate: 0 -9px', 'position: absolute; top: 9px']) {
    await page.setContent(over(style));
    expect(await page.evaluate(overlappingTexts), style).toEqual(['“Under” and “Over”']);
  }
  for (const beside of [over(''), over('margin-top: -9px', 'aria-hidden="true"')]) {
    await page.setContent(beside);
    expect(await page.evaluate(overlappingTexts), beside).toEqual([]);
  }
});
