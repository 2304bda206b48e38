import { expect, test } from '@playwright/test';
import { FIRST_SERVICE } from '../routes.ts';

test.use({ javaScriptEnabled: false });

test('a card unfolds by a tap on a phone, and is open on a wide screen and on paper', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(FIRST_SERVICE.href);
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('svg + h3 + div details') })
    .first();
  const rest = card.locator('details p');
  await expect(rest).toBeHidden();
  // The summary covers the whole card.
  await card.getByRole('heading').click({ force: true });
  await expect(rest).toBeVisible();
  const text = await rest.textContent();
  expect(text?.length).toBeGreaterThan(40);
  // A tap on its corner closes it.
  const box = await card.boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 30, (box?.y ?? 0) + 30);
  await expect(rest).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(rest).toBeVisible();
  await expect(card.locator('summary')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ media: 'print' });
  await expect(rest).toBeVisible();
  await expect(card.locator('summary')).toBeHidden();
});
