import { expect, test } from '@playwright/test';
import { ABOUT } from '../content.ts';
import { WITH_AND_WITHOUT_SCRIPT } from './script.ts';

const { items } = ABOUT.faq;
const LAST = items.length - 1;

/** Which answers are visible while the one at `place` is open. */
const alone = (place: number | undefined) => items.map((_, index) => index === place);

test.skip(items.length === 0, 'There is no question');

for (const { name: visitor, javaScriptEnabled } of WITH_AND_WITHOUT_SCRIPT) {
  test.describe(visitor, () => {
    test.use({ javaScriptEnabled });

    test('the first question is open, then the one that is chosen', async ({ page }) => {
      await page.goto('/about');
      const questions = page.getByRole('main').locator('details[name]');
      await expect(questions.getByRole('heading')).toHaveText(
        items.map(({ question }) => question),
      );
      /** Whether each answer is visible. */
      const open = () =>
        questions
          .locator('p:first-of-type')
          .evaluateAll((answers) => answers.map((answer) => answer.checkVisibility()));
      const click = (index: number) => questions.nth(index).getByRole('heading').click();
      await expect.poll(open).toEqual(alone(0));
      for (const [place, { services }] of items.entries()) {
        if (place > 0) await click(place);
        await expect.poll(open).toEqual(alone(place));
        const list = questions.nth(place).getByRole('list', { name: 'Services' });
        await expect(list).toBeVisible({ visible: services.length > 0 });
      }
      await click(LAST);
      await expect.poll(open).toEqual(alone(undefined));
      await questions.first().locator('summary').press('Enter');
      await expect.poll(open).toEqual(alone(0));
      await page.keyboard.press('Enter');
      await expect.poll(open).toEqual(alone(undefined));
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a question stays where it was tapped, though the answer above it closes', async ({
    page,
  }) => {
    await page.goto('/about');
    const questions = page.getByRole('main').locator('details[name]');
    const last = questions.nth(LAST).getByRole('heading');
    await last.scrollIntoViewIfNeeded();
    const top = async () => (await last.boundingBox())?.y ?? Number.NaN;
    const before = await top();
    await last.click();
    await expect(questions.nth(0)).not.toHaveAttribute('open');
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  });
});
