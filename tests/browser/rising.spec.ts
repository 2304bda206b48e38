import { expect, type Page, test } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Scrolls by an offset at once, and waits for the animations it starts. */
async function scrollOn(page: Page, top: number) {
  await page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' });
    for (let frames = 0; frames < 3; frames += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }, top);
}

/** Waits for all finite animations to end; resolves to their number. */
function atRest(page: Page) {
  return page.evaluate(async () => {
    const moving = document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      return animation.playState === 'running' && Number.isFinite(end);
    });
    await Promise.all(moving.map(({ finished }) => finished));
    return moving.length;
  });
}

/** Top edges and opacity of each visible row of a list. */
function rowsInView(page: Page, item: string) {
  return page.evaluate((item) => {
    const rows = new Map<number, { tops: Set<number>; opacities: Set<string> }>();
    for (const element of document.querySelectorAll<HTMLElement>(item)) {
      const { top, bottom } = element.getBoundingClientRect();
      if (bottom < 0 || top > innerHeight) continue;
      const row = rows.get(element.offsetTop) ?? { tops: new Set(), opacities: new Set() };
      row.tops.add(Math.round(top * 10));
      row.opacities.add(getComputedStyle(element).opacity);
      rows.set(element.offsetTop, row);
    }
    return [...rows.values()].map(({ tops, opacities }) => ({
      heights: tops.size,
      opacities: [...opacities],
    }));
  }, item);
}

for (const { route, item } of [
  { route: '/', item: 'main li:has([data-art])' },
  { route: '/services/payroll', item: 'main .sheet > li' },
]) {
  test(`${route}: wherever a visitor stops, the cards of a row come to rest level`, async ({
    page,
  }) => {
    await page.goto(route);
    const list = page.locator(item);
    const [first, last] = [await list.first().boundingBox(), await list.last().boundingBox()];
    if (!first || !last) throw new Error(`${route} shows no cards`);
    let moved = 0;
    for (let top = first.y - 1000; top < last.y; top += 170) {
      await scrollOn(page, top);
      moved += await atRest(page);
      for (const row of await rowsInView(page, item)) {
        expect(row, `at ${top}`).toEqual({ heights: 1, opacities: ['1'] });
      }
    }
    expect(moved).toBeGreaterThan(0);
  });

  test(`${route}: cards that nobody has scrolled to are all there`, async ({ page }) => {
    await page.goto(route);
    const opacities = await page
      .locator(item)
      .evaluateAll((items) => items.map((each) => getComputedStyle(each).opacity));
    expect(opacities.length).toBeGreaterThan(0);
    expect(new Set(opacities)).toEqual(new Set(['1']));
  });
}
