import { expect, type Locator, type Page, test } from '@playwright/test';
import { FIELDS } from '../../src/inbox/fields.ts';
import { CONTACT, FIRM, SHELL } from '../content.ts';
import { CATEGORY, FIRST_SERVICE, POSTS } from '../routes.ts';
import { controlsOf, messageFrom } from './contact-form.ts';
import { storedFrom } from './stored-from.ts';
import { MANY, walk } from './walk.ts';

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toHaveCount(1);
  // Uses the element itself: a search by role at each press would take most of the time.
  const element = await control.elementHandle();
  for (let presses = 0; presses < MANY; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((it) => it === document.activeElement, element)) return;
  }
  throw new Error(`${control} was not reached by Tab`);
}

test('booking by keyboard opens the calendar in a new tab', async ({ page, context }) => {
  await context.route(FIRM.schedulingUrl, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title>' }),
  );
  await page.goto('/');
  const name = 'Schedule Your FREE Discovery Call';
  await tabTo(page, page.getByRole('banner').getByRole('link', { name }));
  const opening = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  const calendar = await opening;
  await expect(calendar).toHaveTitle('Calendar');
  expect(await calendar.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await expect(page).toHaveURL('/');
});

test('by keyboard, a visitor sends a message and writes another', async ({ page }) => {
  await page.goto('/contact');
  const form = controlsOf(page.locator('form'));
  const message = messageFrom('Keyboard');
  await tabTo(page, form.name);
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  for (const { name } of FIELDS) {
    await expect(form[name]).toBeFocused();
    await page.keyboard.type(message[name]);
    await page.keyboard.press('Tab');
  }
  await expect(form.send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: CONTACT.form.thanks.title })).toBeFocused();
  expect(storedFrom(message.name)).toMatchObject([message]);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(SHELL.labels.book);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Another Message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveValue('');
});

test('by keyboard, a visitor gets from the filter of the blog to a post', async ({ page }) => {
  test.skip(POSTS.length === 0, 'No post is published');
  await page.goto('/blog');
  const main = page.getByRole('main');
  const category = main.getByRole('link', { name: CATEGORY.name, exact: true });
  await tabTo(page, category);
  await page.keyboard.press('Enter');
  await page.waitForURL(/category=/);
  await expect(category).toHaveAttribute('aria-current', 'true');
  const card = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  const title = await card.getByRole('heading').textContent();
  await tabTo(page, card.getByRole('link'));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
});

test('a service page shows the focus at every tab stop, backward', async ({ page }) => {
  await page.goto(FIRST_SERVICE.href);
  const stops = await walk(page, 'Shift+Tab', page.getByRole('link', { name: 'Skip to content' }));
  expect(stops.length).toBeGreaterThan(30);
});

test('the skip link is the first tab stop and skips the header', async ({ page }) => {
  await page.goto('/about');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
