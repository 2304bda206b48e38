import { expect, type Locator, type Page, test } from '@playwright/test';
import { FIELDS } from '../../src/inbox/fields.ts';
import { ABOUT, CONTACT, FIRM, PAPER_FIELD, telHref } from '../content.ts';
import { CATEGORY, FIRST_SERVICE, LAST_SERVICE, POSTS } from '../routes.ts';
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

test('book: the calendar opens in a new tab', async ({ page, context }) => {
  await context.route(FIRM.schedulingUrl, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title>' }),
  );
  await page.goto('/');
  const name = 'Schedule Your FREE Discovery Call';
  await tabTo(page, page.getByRole('banner').getByRole('link', { name }));
  const opening = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await expect(await opening).toHaveTitle('Calendar');
  await expect(page).toHaveURL('/');
});

test('call: both lines can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const card = page.getByRole('main').locator('header');
  // The head's text has each line once (the office's in its Spanish sentence), the card once more.
  const anytime = card.getByRole('link', { name: FIRM.phones.anytime }).first();
  await tabTo(page, anytime);
  await expect(anytime).toHaveAttribute('href', telHref(FIRM.phones.anytime));
  const office = card.getByRole('link', { name: FIRM.phones.main }).last();
  await tabTo(page, office);
  await expect(office).toHaveAttribute('href', telHref(FIRM.phones.main));
});

test('write: fill the form, send it, read the thanks, write again', async ({ page }) => {
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
  await expect(page.getByRole('button', { name: 'Send Another Message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveValue('');
});

test('read: from the Services menu to a service', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const service = menu.getByRole('link', { name: LAST_SERVICE.label, exact: true });
  await tabTo(page, menu.getByRole('button', { name: 'Services' }));
  await page.keyboard.press('Enter');
  await expect(service).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: FIRST_SERVICE.label, exact: true })).toBeFocused();
  await tabTo(page, service);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(LAST_SERVICE.href);
  await expect(service).toBeHidden();
});

test('read: from the filter of the blog to a post', async ({ page }) => {
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

test('the small-screen menu opens, leads in, and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await tabTo(page, toggle);
  await page.keyboard.press('Space');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: PAPER_FIELD.label })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('a question opens by Enter and closes by Space', async ({ page }) => {
  test.skip(ABOUT.faq.items.length < 2, 'There is no second question');
  await page.goto('/about');
  const questions = page.getByRole('main').locator('details[name]');
  await tabTo(page, questions.nth(1).locator('summary'));
  await page.keyboard.press('Enter');
  await expect(questions.nth(1)).toHaveAttribute('open');
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(questions.nth(1)).not.toHaveAttribute('open');
});

for (const { route, width } of [
  { route: '/contact', width: 390 },
  { route: FIRST_SERVICE.href, width: 1440 },
]) {
  test(`${route} shows where the focus is, both ways, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route(/google/, (map) =>
      map.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
    );
    await page.goto(route);
    const down = await walk(page, 'Tab', page.getByRole('link').last());
    expect(down.length).toBeGreaterThan(30);
    await page.goto(route);
    const up = await walk(page, 'Shift+Tab', page.getByRole('link', { name: 'Skip to content' }));
    expect(up.toReversed()).toEqual(down);
  });
}
