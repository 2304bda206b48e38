import { expect, test } from '@playwright/test';
import { WITH_AND_WITHOUT_SCRIPT } from './script.ts';

const QUESTIONS = [/services/i, /tax planning/i, /year/i, /confidential/i];

for (const { name: visitor, javaScriptEnabled } of WITH_AND_WITHOUT_SCRIPT) {
  test.describe(visitor, () => {
    test.use({ javaScriptEnabled });

    test('of four questions the first is open, then the one that is clicked', async ({ page }) => {
      await page.goto('/about');
      const items = page.getByRole('main').locator('details');
      await expect(items.getByRole('heading')).toHaveText(QUESTIONS);
      /** Where answers can be read. */
      const open = () =>
        items
          .locator('p:first-of-type')
          .evaluateAll((answers) => answers.map((answer) => answer.checkVisibility()));
      const click = (index: number) => items.nth(index).getByRole('heading').click();
      await expect.poll(open).toEqual([true, false, false, false]);
      await click(2);
      await expect.poll(open).toEqual([false, false, true, false]);
      await click(2);
      await expect.poll(open).toEqual([false, false, false, false]);
      await click(3);
      await expect.poll(open).toEqual([false, false, false, true]);
      await expect(items.nth(3)).toContainText('written consent');
    });

    test('the keyboard opens and closes too', async ({ page }) => {
      await page.goto('/about');
      const second = page.getByRole('main').locator('details').nth(1);
      await second.locator('summary').press('Enter');
      await expect(second).toHaveAttribute('open');
      await page.keyboard.press('Enter');
      await expect(second).not.toHaveAttribute('open');
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a question stays where it was tapped, though the answer above it closes', async ({
    page,
  }) => {
    await page.goto('/about');
    const items = page.getByRole('main').locator('details');
    const last = items.nth(3).getByRole('heading');
    await last.scrollIntoViewIfNeeded();
    const top = async () => (await last.boundingBox())?.y ?? Number.NaN;
    const before = await top();
    await last.click();
    await expect(items.nth(0)).not.toHaveAttribute('open');
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  });
});
