import { expect, test } from '@playwright/test';
import { FIELDS } from '../../src/inbox/fields.ts';
import {
  controlsOf,
  expectFilled,
  farthestMove,
  fill,
  messageFrom,
  openForm,
  placesIn,
} from './contact-form.ts';
import { storedFrom } from './stored-from.ts';

test.use({ javaScriptEnabled: false });

const ADVICE = FIELDS.find(({ name }) => name === 'email')?.advice ?? '';
const refused = { ...messageFrom('Refused sender'), email: 'ada@' };

test('a rejected message comes back with its errors, and can then be sent', async ({ page }) => {
  const form = await openForm(page, { javaScriptEnabled: false });
  const atRest = await placesIn(page.locator('form'));
  await fill(form, refused);
  const advice = page.locator('form').getByText(ADVICE, { exact: true });
  await form.email.press('Enter');
  await expect(form.email).toBeFocused();
  await expect(advice).toBeVisible();
  await expect(form.email).toHaveAccessibleDescription(ADVICE);
  const advised = await placesIn(page.locator('form'));
  expect(farthestMove(atRest, advised)).toBeLessThanOrEqual(1);
  await form.email.fill('ada@example.org');
  await expect(advice).toBeHidden();
  await form.email.fill(refused.email);
  // A post without the browser's validation.
  await page.locator('form').evaluate((it) => it.setAttribute('novalidate', ''));
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.send.click();
  expect((await answer).status()).toBe(422);

  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(1);
  const again = controlsOf(page.locator('form'));
  await expectFilled(again, refused);
  await expect(again.email).toHaveAttribute('aria-invalid', 'true');
  await expect(summary.getByRole('link')).toHaveText(ADVICE);
  await expect(advice).toBeVisible();
  await expect(again.email).toHaveAccessibleDescription(ADVICE);
  await summary.getByRole('link').click();
  await expect(again.email).toBeFocused();
  expect(storedFrom(refused.name)).toEqual([]);

  await again.email.fill('ada@example.org');
  await again.send.click();
  await expect(page).toHaveURL('/message-sent');
  expect(storedFrom(refused.name)).toMatchObject([{ email: 'ada@example.org' }]);
});
