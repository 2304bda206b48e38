import { expect, type Page, test } from '@playwright/test';
import { AUDIENCES } from '../../src/content/schemas/due-date.ts';
import { DATES_PATH, datesPath } from '../../src/dates/addresses.ts';
import { DATES, DUE_DATES } from '../content.ts';
import { WITH_AND_WITHOUT_SCRIPT } from './script.ts';

const MONTH = /^[A-Z][a-z]+ 20\d\d$/;
const [FIRST_AUDIENCE, SECOND_AUDIENCE] = AUDIENCES;

const monthsOf = (page: Page) => page.getByRole('main').getByRole('heading', { name: MONTH });
const ruleOf = (page: Page, title: string) =>
  page.getByRole('term').filter({ hasText: title }).first();

for (const { name: visitor, javaScriptEnabled } of WITH_AND_WITHOUT_SCRIPT) {
  test.describe(visitor, () => {
    test.use({ javaScriptEnabled });

    test('three months stand open, and later ones and the rules open', async ({ page }) => {
      await page.goto(DATES_PATH);
      const main = page.getByRole('main');
      await expect(monthsOf(page)).toHaveCount(3);
      await main.getByText(DATES.months.later).click();
      await expect(monthsOf(page).nth(3)).toBeVisible();
      expect(await monthsOf(page).count()).toBeGreaterThan(9);
      const [date] = DUE_DATES.filter(({ audiences }) => audiences[0] === FIRST_AUDIENCE);
      const rule = ruleOf(page, date?.title ?? '');
      await expect(rule).toBeHidden();
      await main.getByRole('heading', { name: DATES.audiences[FIRST_AUDIENCE] }).click();
      await expect(rule).toBeVisible();
    });

    test('a link leads to what one audience has to do', async ({ page }) => {
      await page.goto(DATES_PATH);
      const choice = page.getByRole('navigation', { name: DATES.months.choice });
      await expect(choice.getByRole('link')).toHaveCount(1 + AUDIENCES.length);
      await choice.getByRole('link', { name: DATES.audiences[SECOND_AUDIENCE] }).click();
      await page.waitForURL(datesPath(SECOND_AUDIENCE));
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(DATES.pages[SECOND_AUDIENCE].title);
      const current = choice.getByRole('link', { name: DATES.audiences[SECOND_AUDIENCE] });
      await expect(current).toHaveAttribute('aria-current', 'page');
    });
  });
}

test('paper shows all twelve months and every rule', async ({ page }) => {
  await page.goto(DATES_PATH);
  await page.emulateMedia({ media: 'print' });
  expect(await monthsOf(page).count()).toBeGreaterThan(9);
  await expect(page.getByRole('term')).toHaveCount(DUE_DATES.length);
});

for (const width of [320, 390]) {
  test(`text at twice its size fits into ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(DATES_PATH);
    await page.getByText(DATES.months.later).click();
    const excess = await page.evaluate(() => {
      document.documentElement.style.fontSize = '34px';
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    expect(excess).toBeLessThanOrEqual(0);
  });
}
