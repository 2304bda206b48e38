import { expect, test } from '@playwright/test';
import { ABOUT } from '../content.ts';
import { FIRST_SERVICE } from '../routes.ts';
import { expectNoViolation } from './axe.ts';
import { messageFrom } from './contact-form.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

test('with each dropdown open', async ({ page }) => {
  await page.goto(FIRST_SERVICE.href);
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['About', 'Services']) {
    await menu.getByRole('button', { name }).click();
    await expect(menu.getByRole('listitem').getByRole('list')).toHaveCount(1);
    await expectNoViolation(page, name, { within: 'body > header' });
  }
});

test('with the small-screen menu open', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoViolation(page, 'menu');
});

test('with another question open', async ({ page }) => {
  await page.goto('/about');
  for (const place of ABOUT.faq.items.keys()) {
    const question = page.getByRole('main').locator('details[name]').nth(place);
    if (place > 0) await question.getByRole('heading').click();
    await expect(question).toHaveAttribute('open');
    await expectNoViolation(page, `question ${place + 1}`, { within: 'main details[name]' });
  }
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`with every field refused, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/contact');
    const tooLong = 'x'.repeat(6000);
    const refused = { ...messageFrom(tooLong), email: 'no address', phone: tooLong, message: '' };
    await page.locator('form').evaluate((form, values) => {
      if (!(form instanceof HTMLFormElement)) throw new Error('not a form');
      for (const [name, value] of Object.entries(values)) {
        const control = form.elements.namedItem(name);
        if (control && 'value' in control) control.value = value;
      }
      form.submit();
    }, refused);
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4);
    await expectNoViolation(page, 'refusal');
  });
}
