import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { NOWHERE, ROUTES } from '../routes.ts';
import { messageFrom } from './contact-form.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Fails with what axe finds on the page as it stands, contrast at AAA included. */
async function expectNoViolation(page: Page, what: string): Promise<void> {
  const axe = new AxeBuilder({ page }).options({
    runOnly: { type: 'tag', values: TAGS },
    rules: { 'color-contrast-enhanced': { enabled: true } },
  });
  const { violations, passes } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found, what).toEqual([]);
  expect(passes.length, what).toBeGreaterThan(10);
}

for (const route of [...ROUTES, '/message-sent', NOWHERE]) {
  test(`${route} on a phone and on a desk`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(route);
    await expectNoViolation(page, `${route} at ${PHONE.width}`);
    await page.setViewportSize(DESKTOP);
    await expectNoViolation(page, `${route} at ${DESKTOP.width}`);
  });
}

for (const name of ['About', 'Services']) {
  test(`with '${name}' open`, async ({ page }) => {
    await page.goto('/services/payroll');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name }).click();
    await expect(menu.getByRole('listitem').getByRole('list')).toBeVisible();
    await expectNoViolation(page, name);
  });
}

test('with the small-screen menu open', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectNoViolation(page, 'menu');
});

test('with the second question open', async ({ page }) => {
  await page.goto('/about');
  const second = page.getByRole('main').locator('details').nth(1);
  await second.getByRole('heading').click();
  await expect(second).toHaveAttribute('open');
  await expectNoViolation(page, 'question');
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
