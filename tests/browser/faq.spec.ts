import { expect, test } from '@playwright/test';
import { ABOUT } from '../content.ts';

const LAST = ABOUT.faq.items.length - 1;

test.use({ viewport: { width: 390, height: 844 } });
test.skip(LAST < 1, 'There are no two questions');

test('one question is open at a time, and stays in place when tapped', async ({ page }) => {
  await page.goto('/about');
  const questions = page.getByRole('main').locator('details[name]');
  const open = page.getByRole('main').locator('details[name][open]');
  await expect(questions.first()).toHaveAttribute('open');
  const last = questions.nth(LAST).getByRole('heading');
  await last.scrollIntoViewIfNeeded();
  const top = async () => (await last.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  await last.click();
  await expect(questions.nth(LAST)).toHaveAttribute('open');
  await expect(open).toHaveCount(1);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
  await questions.nth(LAST).locator('summary').press('Enter');
  await expect(open).toHaveCount(0);
});
