import { expect, test } from '@playwright/test';
import { PAPER_FIELD, PAPER_TOPICS, PAPERS } from '../content.ts';
import { EMPTY_FIELD, NEAR_PAPER, NO_NUMBER, UNKNOWN_PAPER } from '../routes.ts';
import { expectNoViolation } from './axe.ts';
import { controlsOf, fill, messageFrom } from './contact-form.ts';
import { WITH_AND_WITHOUT_SCRIPT } from './script.ts';
import { storedFrom } from './stored-from.ts';

const FIELD = PAPER_FIELD.label;
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
      const time = main.getByText('30 days', { exact: true }).filter({ visible: true });
      await expect(time).toHaveCount(1);

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

    test('near numbers are offered for one without a page, and a message about it', async ({
      page,
    }) => {
      const main = page.getByRole('main');
      await page.goto('/services');
      await main.getByRole('search').getByLabel(FIELD).fill('cp530');
      await main.getByRole('search').getByRole('button', { name: 'Find' }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(
        'We have no page for “CP530”',
      );
      await expect(main.getByRole('heading', { name: 'Is it one of these?' })).toBeVisible();
      await expect(main.getByLabel(FIELD)).toHaveValue('CP530');
      await main.getByRole('link', { name: /^CP503:/ }).click();
      await page.waitForURL('/find/cp503');
      await page.goBack();
      await expect(main.getByLabel(FIELD)).toHaveValue('CP530');
      await main.getByRole('link', { name: 'Write to us about it' }).click();
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/marked “CP530”\.\n/);
    });

    test('an empty field says what to type, and a word leads to papers', async ({ page }) => {
      const main = page.getByRole('main');
      await page.goto('/find');
      await main.getByRole('search').getByRole('button', { name: 'Find' }).click();
      await page.waitForURL(EMPTY_FIELD);
      await expect(main.getByLabel(FIELD)).toHaveAccessibleDescription(/for example CP2000/);
      await main.getByLabel(FIELD).fill('auditoría');
      await main.getByLabel(FIELD).press('Enter');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Is it about an audit?');
      await main
        .getByRole('link', { name: /^CP2000:/ })
        .first()
        .click();
      await page.waitForURL('/find/cp2000');
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
  await page.waitForURL('/find?about=taxpayer-number');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'That looks like a taxpayer number; please leave it out',
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
    EMPTY_FIELD,
    ...PAPER_TOPICS.slice(0, 1).map(({ href }) => href),
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
