import { expect, test } from '@playwright/test';
import { PAPER_FIELD, PAPERS } from '../content.ts';
import { controlsOf, fill, messageFrom } from './contact-form.ts';
import { storedFrom } from './stored-from.ts';

const FIELD = PAPER_FIELD.label;
const [PAPER] = PAPERS.filter(({ code }) => code === 'LT11');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('without script, a visitor gets from a number to a message about it', async ({ page }) => {
    const main = page.getByRole('main');
    await page.goto('/');
    const field = main.getByRole('search').getByLabel(FIELD);
    await field.fill('letter lt 11');
    await field.press('Enter');
    await page.waitForURL('/find/lt11');
    const title = `${PAPER?.code}: ${PAPER?.title}`;
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    const time = main.getByRole('paragraph').filter({ hasText: /^30 days$/, visible: true });
    await expect(time).toHaveCount(1);

    await main.getByRole('link', { name: 'Write to us about Notice LT11' }).click();
    await page.waitForURL(/\/contact\/about\?number=LT11$/);
    const form = controlsOf(page.locator('form'));
    const opening = await form.message.inputValue();
    expect(opening).toContain(`Notice LT11 (${PAPER?.title}).`);
    const message = { ...messageFrom('Holder of LT11'), message: `${opening}It came today.` };
    await fill(form, message);
    await form.send.click();
    await expect(main.getByText(/Thank You/).first()).toBeVisible();
    expect(storedFrom(message.name).map((stored) => stored.message)).toEqual([message.message]);
  });
});

test('a kept draft survives a message about a paper', async ({ page }) => {
  await page.goto('/contact');
  const message = page.getByLabel('Message', { exact: true });
  await message.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  await message.fill('We moved in May.');
  await page.goto('/contact/about?number=CP14');
  await expect(message).toHaveValue(/^I am writing about Notice CP14 .+\n\nWe moved in May\.$/);
  await page.goto('/contact/about?number=LT11');
  await expect(message).toHaveValue(
    /^I am writing about Notice LT11 [^.]+\.\n\nWe moved in May\.$/,
  );
});
