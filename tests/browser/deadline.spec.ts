import { expect, test } from '@playwright/test';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { longUsDate } from '../../src/base/calendar/us-date.ts';
import { CERTIFICATE } from '../routes.ts';
import { controlsOf } from './contact-form.ts';

const FIELD = 'What date is printed on it?';
const today = Temporal.PlainDate.from(texasToday());

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('without script, a visitor gets from a number to the last day', async ({ page }) => {
    const main = page.getByRole('main');
    const dated = today.subtract({ days: 10 }).toString();
    const last = longUsDate(today.add({ days: 20 }).toString());
    await page.goto('/');
    await main.getByRole('search').getByRole('textbox').fill('cp 2000');
    await main.getByRole('search').getByRole('button', { name: 'Find' }).click();
    await page.waitForURL('/find/cp2000');
    await main.getByLabel(FIELD).fill(dated);
    await main.getByRole('button', { name: 'Count my days' }).click();
    await page.waitForURL(`/find/cp2000/due?date=${dated}`);
    const title = `Notice CP2000, dated ${longUsDate(dated)}`;
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeInViewport();
    await expect(main.getByText(last).first()).toBeInViewport();
    await expect(main.getByText('in 20 days', { exact: true })).toBeInViewport();
    for (const scripted of ['Print this sheet', 'Copy the link']) {
      await expect(main.getByRole('button', { name: scripted })).toHaveCount(0);
    }
    const download = page.waitForEvent('download');
    await main.getByRole('link', { name: 'Put it in my calendar' }).click();
    expect((await download).suggestedFilename()).toBe('CP2000.ics');

    await main.getByRole('link', { name: 'Write to us' }).click();
    await expect(controlsOf(page.locator('form')).message).toHaveValue(
      new RegExp(`Notice CP2000, .+ ${longUsDate(dated)}\\.`),
    );
  });
});

test('the link is copied, and the sheet printed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(CERTIFICATE);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Copy the link' }).click();
  await expect(main.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const printed = page.evaluate(
    () => new Promise<boolean>((resolve) => addEventListener('beforeprint', () => resolve(true))),
  );
  await main.getByRole('button', { name: 'Print this sheet' }).click();
  expect(await printed).toBe(true);
});

test('a link that cannot be copied is shown, ready to copy', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto(CERTIFICATE);
  const main = page.getByRole('main');
  const asked = page.waitForEvent('dialog');
  const clicked = main.getByRole('button', { name: 'Copy the link' }).click();
  const dialog = await asked;
  expect(dialog.defaultValue()).toBe(page.url());
  await dialog.dismiss();
  await clicked;
  expect(errors).toEqual([]);
});
