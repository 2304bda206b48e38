import { expect, test } from '@playwright/test';
import { PAPERS } from '../content.ts';
import { NEAR_PAPER, NO_NUMBER, UNKNOWN_PAPER } from '../routes.ts';
import { expectNoViolation } from './axe.ts';
import { controlsOf, fill, messageFrom } from './contact-form.ts';
import { WITH_AND_WITHOUT_SCRIPT } from './script.ts';
import { storedFrom } from './stored-from.ts';

const FIELD = 'Type the number on your paper';
const [PAPER] = PAPERS.filter(({ code }) => code === 'LT11');

for (const { name: visitor, javaScriptEnabled } of WITH_AND_WITHOUT_SCRIPT) {
  test.describe(visitor, () => {
    test.use({ javaScriptEnabled });

    test('from the number on a letter to a message about it', async ({ page }) => {
      const main = page.getByRole('main');
      await page.goto('/');
      const field = main.getByRole('search').getByLabel(FIELD);
      await field.fill('letter lt 11');
      await field.press('Enter');
      await page.waitForURL('/find/lt11');
      const title = `${PAPER?.code}: ${PAPER?.title}`;
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main.getByText('30 days', { exact: true }).first()).toBeVisible();

      await main.getByRole('link', { name: 'Write to us about Notice LT11' }).click();
      await page.waitForURL(/\/contact\/about\?number=LT11$/);
      const form = controlsOf(page.locator('form'));
      if (javaScriptEnabled) await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
      const opening = await form.message.inputValue();
      expect(opening).toContain(`Notice LT11 (${PAPER?.title}).`);
      const message = {
        ...messageFrom(`Holder of LT11 ${visitor}`),
        message: `${opening}It came today.`,
      };
      await fill(form, message);
      await form.send.click();
      await expect(
        main
          .getByRole('status')
          .or(main)
          .getByText(/Thank You/)
          .first(),
      ).toBeVisible();
      expect(storedFrom(message.name).map((stored) => stored.message)).toEqual([message.message]);
    });

    test('what comes near to a number without a page is offered, and the number can be written about', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      await page.goto('/services');
      await main.getByRole('search').getByLabel(FIELD).fill('cp91');
      await main.getByRole('search').getByRole('button', { name: 'Find' }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Is it one of these?');
      await expect(main.getByLabel(FIELD)).toHaveValue('CP91');
      await main.getByRole('link', { name: /^CP90:/ }).click();
      await page.waitForURL('/find/cp90');
      await page.goBack();
      await expect(main.getByLabel(FIELD)).toHaveValue('CP91');
      await main.getByRole('link', { name: 'Write to us about it' }).click();
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/marked “CP91”\.\n/);
    });
  });
}

test('other text is in no address, and the number can be given by phone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await page.goto('/find');
  const main = page.getByRole('main');
  await main.getByLabel(FIELD).fill('my ssn is 123-45-6789');
  await main.getByRole('search').getByRole('button', { name: 'Find' }).click();
  await page.waitForURL('/find?near=');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'We have no page for what you typed',
  );
  await expect(main.getByLabel(FIELD)).toHaveValue('');
  expect(asked.filter((address) => address.includes('6789'))).toEqual([]);
  await main.getByRole('link', { name: 'Write to us about it' }).click();
  await page.waitForURL('/contact');
});

test('the field has its name, and everything on its pages is open to everyone', async ({
  page,
}) => {
  for (const path of [
    '/find',
    NEAR_PAPER,
    UNKNOWN_PAPER,
    NO_NUMBER,
    `/find/${PAPER?.code.toLowerCase()}`,
  ]) {
    await page.goto(path);
    await expectNoViolation(page, path);
  }
});

test('a message that was begun elsewhere is not lost to the number', async ({ page }) => {
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
