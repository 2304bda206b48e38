import { expect, test } from '@playwright/test';
import { ABOUT } from '../content.ts';
import { expectNoViolation } from './axe.ts';
import { messageFrom } from './contact-form.ts';

const PHONE = { width: 390, height: 844 };

test('pages with open menus and questions have no axe violations', async ({ page }) => {
  await page.goto('/about');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: 'Services' }).click();
  await expect(menu.getByRole('listitem').getByRole('list')).toHaveCount(1);
  await expectNoViolation(page, 'dropdown', { within: 'body > header' });
  await page.keyboard.press('Escape');

  if (ABOUT.faq.items.length > 1) {
    const question = page.getByRole('main').locator('details[name]').last();
    await question.getByRole('heading').click();
    await expect(question).toHaveAttribute('open');
    await expectNoViolation(page, 'question', { within: 'main details[name]' });
  }

  // High enough for the whole menu: a link that the window cuts would count as too small.
  await page.setViewportSize({ ...PHONE, height: 2400 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoViolation(page, 'menu');
});

test('the contact form with every field rejected has no axe violations', async ({ page }) => {
  await page.setViewportSize(PHONE);
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
