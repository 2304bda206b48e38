import { expect, type Locator, type Page, test } from '@playwright/test';
import { FIELDS } from '../../inbox/fields.ts';
import { CONTACT, FIRM } from '../content.ts';
import { serveBuiltSite } from '../serve-built-site.ts';
import { EMPTY, expectFilled, fill, messageFrom, openForm } from './contact-form.ts';
import { storedFrom } from './stored-from.ts';

const { thanks } = CONTACT.form;

test('labels, types and autofill of the fields', async ({ page }) => {
  await openForm(page);
  const labelled = (label: string) => page.locator('form').getByLabel(label, { exact: true });
  const email = labelled('Email Address');
  const phone = labelled('Phone Number');
  await expect(labelled('Full Name')).toHaveAttribute('autocomplete', 'name');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(phone).toHaveAttribute('autocomplete', 'tel');
  await expect(phone).toHaveAttribute('type', 'tel');
  await expect(labelled('Message')).toHaveAttribute('rows', '6');
  for (const optional of [phone, labelled('Subject')]) {
    await expect(optional).not.toHaveAttribute('required');
    await expect(optional).toHaveAccessibleDescription('Optional');
  }
});

test('the browser asks for each required field, and for an address', async ({ page }) => {
  const posts = countPosts(page);
  const form = await openForm(page);
  const asked = () =>
    page
      .locator('form :is(input, select, textarea):invalid')
      .evaluateAll((all) => all.map((it) => it.getAttribute('name')));
  const required = FIELDS.filter((field) => field.required).map(({ name }) => name);
  expect(await asked()).toEqual(required);
  await form.send.click();
  await expect(page.locator('form :invalid').first()).toBeFocused();
  await fill(form, { ...messageFrom('Ada'), email: 'ada at example' });
  expect(await asked()).toEqual(['email']);
  await form.send.click();
  await expect(form.email).toBeFocused();
  expect(posts.count).toBe(0);
});

test('a message is sent once, however often Send is pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const message = messageFrom('Sender of one');
  const posts = countPosts(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('/', async (route) => {
    await released;
    await route.continue();
  });
  const form = await openForm(page);
  await fill(form, message);
  expect(await turning(form.send)).toEqual([]);
  await form.send.dblclick();
  await expect(form.send).toHaveText('Sending...');
  await expect(form.send).toBeDisabled();
  await expect.poll(() => turning(form.send)).toEqual(['visible, forever']);
  await form.name.press('Enter');
  await expectFilled(form, message);
  release();
  await expect(page.getByRole('heading', { name: thanks.title })).toBeFocused();
  await expect(page.getByRole('status').getByText(thanks.text, { exact: true })).toBeVisible();
  await expect(form.send).toHaveCount(0);
  expect(posts.count).toBe(1);
  expect(storedFrom(message.name)).toMatchObject([{ ...message, aside: '' }]);
});

test("'Send Another Message' gives the empty form back", async ({ page }) => {
  const form = await openForm(page);
  await fill(form, messageFrom('Sender of two'));
  await form.send.click();
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expectFilled(form, EMPTY);
  await expect(form.name).toBeFocused();
  await expect(page.getByRole('heading', { name: thanks.title })).toHaveCount(0);
  await fill(form, { ...messageFrom('Sender of two'), message: 'The second' });
  await form.send.click();
  await expect(page.getByRole('heading', { name: thanks.title })).toBeVisible();
  expect(storedFrom('Sender of two')).toHaveLength(2);
});

test('an answer that is not OK changes nothing the visitor sees', async ({ page }) => {
  const site = await serveBuiltSite({ env: { RATE_LIMIT: '1/1h' } });
  try {
    for (let count = 1; count <= 10; count += 1) {
      const used = await page.request.post(site.url, {
        form: { 'form-name': 'contact', ...messageFrom(`Number ${count} of the hour`) },
      });
      expect(used.ok()).toBe(true);
    }
    const form = await openForm(page, { origin: site.url });
    const refused = messageFrom('One too many');
    await fill(form, refused);
    const before = await page.getByRole('main').ariaSnapshot();
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await form.send.click();
    expect((await answer).status()).toBe(429);
    await expect(form.send).toBeEnabled();
    await expect(form.send).toHaveText('Send Message');
    await expectFilled(form, refused);
    expect(await page.getByRole('main').ariaSnapshot()).toBe(before);
  } finally {
    await site.close();
  }
});

test('a network failure is logged once and not shown', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (line) => {
    if (line.text().startsWith('Form submission error')) logged.push(line.type());
  });
  const form = await openForm(page);
  const message = messageFrom('Nobody on the line');
  await fill(form, message);
  const before = await page.getByRole('main').ariaSnapshot();
  await page.context().setOffline(true);
  await form.send.click();
  await expect.poll(() => logged).toEqual(['error']);
  await expect(form.send).toBeEnabled();
  await expectFilled(form, message);
  expect(await page.getByRole('main').ariaSnapshot()).toBe(before);
  await page.context().setOffline(false);
  await form.send.click();
  await expect(page.getByRole('heading', { name: thanks.title })).toBeVisible();
  expect(logged).toEqual(['error']);
  expect(storedFrom(message.name)).toHaveLength(1);
});

test('whoever fills the trap is thanked, and kept apart', async ({ page }) => {
  const message = messageFrom('Robot');
  const form = await openForm(page);
  await fill(form, message);
  await page.getByLabel('Leave this field empty').fill('https://example.net');
  await form.send.click();
  await expect(page.getByRole('heading', { name: thanks.title })).toBeVisible();
  expect(storedFrom(message.name)).toMatchObject([{ aside: 'trap' }]);
});

// That it is none on the way down, keyboard.spec.ts knows.
test('the trap is no stop for the keyboard', async ({ page }) => {
  const form = await openForm(page);
  await form.name.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Leave this field empty')).not.toBeFocused();
});

test('the address card leads to the map', async ({ page }) => {
  await page.goto('/contact');
  const map = page.locator('iframe');
  await expect(map).not.toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: FIRM.address.street }).click();
  await expect(page).toHaveURL(/\/contact#\w+$/);
  await expect(map).toBeInViewport({ ratio: 0.9 });
});

/** What turns inside a button: whether it can be seen, and for how long it goes on. */
function turning(button: Locator): Promise<string[]> {
  return button.evaluate((it) =>
    it.getAnimations({ subtree: true }).flatMap((animation) => {
      const { effect, playState } = animation;
      if (!(effect instanceof KeyframeEffect && effect.target instanceof HTMLElement)) return [];
      if (playState !== 'running') return [];
      if (!effect.getKeyframes().some((frame) => frame['rotate'] || frame['transform'])) return [];
      const { offsetWidth, offsetHeight } = effect.target;
      const seen = Math.min(offsetWidth, offsetHeight) >= 10 && effect.target.checkVisibility();
      const forever = effect.getTiming().iterations === Number.POSITIVE_INFINITY;
      return [`${seen ? 'visible' : 'hidden'}, ${forever ? 'forever' : 'for a while'}`];
    }),
  );
}

/** Counts the posts a page sends from now on. */
function countPosts(page: Page): { count: number } {
  const posts = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.count += 1;
  });
  return posts;
}
