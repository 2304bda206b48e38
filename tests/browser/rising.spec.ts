import { expect, test } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('cards rise as they scroll into view, and end level and whole', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('main li:has(> [aria-hidden] > img)');
  await cards.first().evaluate(
    (card) =>
      new Promise((resolve) => {
        card.addEventListener('animationend', resolve);
        card.scrollIntoView({ behavior: 'instant' });
      }),
  );
  const rows = () =>
    cards.evaluateAll((all) => {
      const shown = all.filter((card) => card instanceof HTMLElement);
      return Object.values(Object.groupBy(shown, ({ offsetTop }) => offsetTop)).map((row = []) => [
        new Set(row.map((card) => Math.round(card.getBoundingClientRect().top))).size,
        ...new Set(row.map((card) => getComputedStyle(card).opacity)),
      ]);
    });
  await expect.poll(async () => (await rows()).filter(String).join(' ')).toMatch(/^(1,1 ?)+$/);
});
