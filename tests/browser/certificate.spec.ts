import { expect, test } from '@playwright/test';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { longUsDate } from '../../src/base/calendar/us-date.ts';
import { FIRM } from '../content.ts';
import { AHEAD, CERTIFICATE, HEARING, NO_DATE, PAST } from '../routes.ts';
import { expectNoViolation } from './axe.ts';
import { controlsOf } from './contact-form.ts';
import { WITH_AND_WITHOUT_SCRIPT } from './script.ts';

const FIELD = 'What date is printed on it?';
const today = Temporal.PlainDate.from(texasToday());

for (const { name, javaScriptEnabled } of WITH_AND_WITHOUT_SCRIPT) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('from the number in the corner to the last day, without scrolling', async ({ page }) => {
      const main = page.getByRole('main');
      const dated = today.subtract({ days: 10 }).toString();
      const last = longUsDate(today.add({ days: 20 }).toString());
      await page.goto('/');
      await main.getByRole('search').getByRole('textbox').fill('cp 2000');
      await main.getByRole('search').getByRole('button', { name: 'Find' }).click();
      await page.waitForURL('/find/cp2000');
      const field = main.getByLabel(FIELD);
      await expect(field).toBeInViewport({ ratio: 1 });
      await field.fill(dated);
      await main.getByRole('button', { name: 'Count my days' }).click();
      await page.waitForURL(`/find/cp2000/due?date=${dated}`);
      const parts = [
        main.getByRole('heading', { level: 1, name: `Notice CP2000, dated ${longUsDate(dated)}` }),
        main.getByText(last).first(),
        main.getByText('in 20 days', { exact: true }),
        main.getByText('If your paper prints another last day, that day counts.'),
      ];
      const bar = await page.getByRole('region', { name: 'Call or book' }).boundingBox();
      for (const part of parts) {
        const box = await part.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      }
      expect(await page.evaluate(() => scrollY)).toBe(0);

      for (const scripted of ['Print this sheet', 'Copy the link']) {
        await expect(main.getByRole('button', { name: scripted })).toHaveCount(
          javaScriptEnabled ? 1 : 0,
        );
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
}

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

test('the date is whole in its field with letters of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(NO_DATE);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  const field = await page.getByLabel(FIELD).boundingBox();
  const button = await page.getByRole('button', { name: 'Count my days' }).boundingBox();
  expect(button?.y ?? 0).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
});

test('every state is open to everyone, and one sheet of paper with the firm on it', async ({
  page,
}) => {
  for (const path of [CERTIFICATE, HEARING, AHEAD, NO_DATE]) {
    await page.emulateMedia({ media: null });
    await page.goto(path);
    await expectNoViolation(page, path);
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    for (const words of [FIRM.name, FIRM.phones.main]) {
      await expect(page.getByText(words).first()).toBeVisible();
    }
  }
});

test('at 1440 the ways on are within the first view, at 320 and with large text nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(CERTIFICATE);
  await expect(page.getByRole('link', { name: 'Write to us', exact: true })).toBeInViewport({
    ratio: 1,
  });
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [CERTIFICATE, PAST, NO_DATE]) {
    await page.goto(path);
    for (const size of ['100%', '200%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, size);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, size, wider]).toEqual([path, size, 0]);
    }
  }
});
