import { expect, type Locator, type Page, test } from '@playwright/test';
import { FIELDS, lengthAdvice } from '../../src/inbox/fields.ts';
import { CONTACT, FIRM, telHref } from '../content.ts';
import { expectNoViolation } from './axe.ts';
import {
  EMPTY,
  expectFilled,
  farthestMove,
  fill,
  messageFrom,
  openForm,
  placesIn,
  reachForm,
} from './contact-form.ts';
import { storedFrom } from './stored-from.ts';

const { thanks } = CONTACT.form;

test('the browser requires each required field and a valid address, and the form shows advice at each', async ({
  page,
}) => {
  const posts = countPosts(page);
  const form = await openForm(page);
  await expect(form.name).toHaveAttribute('autocomplete', 'name');
  await expect(form.email).toHaveAttribute('autocomplete', 'email');
  await expect(form.email).toHaveAttribute('type', 'email');
  await expect(form.phone).toHaveAttribute('type', 'tel');
  for (const optional of [form.phone, form.subject]) {
    await expect(optional).toHaveAccessibleDescription('Optional');
  }
  // The honeypot field is not a tab stop.
  await expect(page.getByLabel('Leave this field empty')).toHaveAttribute('tabindex', '-1');
  const asked = () =>
    page
      .locator('form :is(input, select, textarea):invalid')
      .evaluateAll((all) => all.map((it) => it.getAttribute('name')));
  const required = FIELDS.filter((field) => field.required).map(({ name }) => name);
  expect(await asked()).toEqual(required);
  await form.send.click();
  await expect(page.locator('form :invalid').first()).toBeFocused();
  for (const { name, required, advice = '' } of FIELDS) {
    if (!required) continue;
    await expect(form[name]).toHaveAccessibleDescription(RegExp(`^${RegExp.escape(advice)}`));
    await expect(page.locator('form').getByText(advice, { exact: true })).toBeVisible();
  }
  await expectNoViolation(page, '/contact, refused', { within: 'main form' });
  await fill(form, { ...messageFrom('Ada'), email: 'ada at example' });
  expect(await asked()).toEqual(['email']);
  await form.send.click();
  await expect(form.email).toBeFocused();
  expect(posts.count).toBe(0);
});

test('each press of Send sends or shows why not, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const posts = countPosts(page);
  await page.route('/', (route) => route.fulfill({ status: 503 }));
  const form = await openForm(page);
  const places = () => placesIn(page.locator('form'));
  const atRest = await places();
  const message = messageFrom('Presser');
  await fill(form, message);
  for (const { field, typed, advice } of FAULTS) {
    const state = `${field.name} '${typed.slice(0, 20)}'`;
    const control = form[field.name];
    await control.fill(typed);
    await form.send.click();
    const told = { isFocused: true, advice, invalid: 'true', typed };
    await expect.poll(() => tellingsOf(control), state).toEqual(told);
    expect(farthestMove(atRest, await places()), state).toBeLessThanOrEqual(1);
    const right = message[field.name];
    await control.fill(right);
    const mended = { isFocused: true, advice: '', invalid: null, typed: right };
    await expect.poll(() => tellingsOf(control), state).toEqual(mended);
  }
  expect(posts.count).toBe(0);
  await form.name.press('Enter');
  await expect.poll(() => posts.count).toBe(1);
  await expect(form.send).toHaveText('Send Message');
  expect(farthestMove(atRest, await places()), 'failed').toBeLessThanOrEqual(1);
  await expectFilled(form, message);
});

test('a message is sent once, however often Send is pressed', async ({ page }) => {
  const message = messageFrom('Sender of one');
  const posts = countPosts(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('/', async (route) => {
    await released;
    await route.continue();
  });
  const form = await openForm(page);
  await fill(form, message);
  await form.send.dblclick();
  await expect(form.send).toHaveText('Sending...');
  await expect(form.send).toBeDisabled();
  await form.name.press('Enter');
  await expectFilled(form, message);
  release();
  await expect(page.getByRole('heading', { name: thanks.title })).toBeFocused();
  await expect(page.getByRole('status').getByText(thanks.text, { exact: true })).toBeVisible();
  await expect(form.send).toHaveCount(0);
  expect(posts.count).toBe(1);
  expect(storedFrom(message.name)).toMatchObject([{ ...message, quarantine: '' }]);
});

test('by default, a rejected or lost message leaves the form unchanged', async ({ page }) => {
  test.skip(FIRM.contact.failureNotice, 'The firm wants it said');
  const logged: string[] = [];
  page.on('console', (line) => {
    if (line.text().startsWith('Form submission error')) logged.push(line.type());
  });
  const form = await openForm(page);
  const message = messageFrom('Nobody on the line');
  await fill(form, message);
  const before = await page.getByRole('main').ariaSnapshot();
  const expectNothingSaid = async () => {
    await expect(form.send).toBeEnabled();
    await expect(form.send).toHaveText('Send Message');
    await expect(form.send).toBeFocused();
    await expectFilled(form, message);
    expect(await page.getByRole('main').ariaSnapshot()).toBe(before);
  };
  await page.route('/', (route) => route.fulfill({ status: 503 }));
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.send.click();
  await answer;
  await expectNothingSaid();
  await page.unroute('/');
  await page.context().setOffline(true);
  await form.send.click();
  await expect.poll(() => logged).toEqual(['error']);
  await expectNothingSaid();
  await page.context().setOffline(false);
  await form.send.click();
  await expect(page.getByRole('heading', { name: thanks.title })).toBeVisible();
  expect(logged).toEqual(['error']);
  expect(storedFrom(message.name)).toHaveLength(1);
});

test('the failure notice shows other ways to reach the firm', async ({ page }) => {
  test.skip(!FIRM.contact.failureNotice, 'The firm shows no notice');
  const notice = page.getByRole('alert');
  await page.route('/', (route) => route.fulfill({ status: 503 }));
  const form = await openForm(page);
  await expect(notice).toBeEmpty();
  const message = { ...messageFrom('Ada & Söhne'), message: 'What is due? 50% + 1\nMore' };
  await fill(form, message);
  await form.send.click();
  await expect(notice.getByRole('heading')).toBeInViewport();
  await expect(form.send).toBeFocused();
  await expectFilled(form, message);
  const call = notice.getByRole('link', { name: FIRM.phones.main });
  await expect(call).toHaveAttribute('href', telHref(FIRM.phones.main));
  const write = notice.getByRole('link', { name: FIRM.email });
  await expect(write).toHaveAttribute('href', `mailto:${FIRM.email}`);
  await expectNoViolation(page, 'notice', { within: 'main form' });
  await page.keyboard.press('Tab');
  await expect(call).toBeFocused();

  await page.unroute('/');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('/', async (route) => {
    await released;
    await route.fulfill({ status: 503 });
  });
  await form.send.click();
  await expect(form.send).toBeDisabled();
  await expect(notice).toBeEmpty();
  release();
  await expect(notice.getByRole('heading')).toBeVisible();
});

test('an unsent message survives a lost connection and a reload, until it is sent', async ({
  page,
}) => {
  const form = await openForm(page);
  const message = messageFrom('Between two towers');
  await fill(form, message);
  await page.context().setOffline(true);
  await form.send.click();
  await expect(form.send).toBeEnabled();
  await page.context().setOffline(false);
  await page.reload();
  await reachForm(page);
  await expectFilled(form, message);
  await form.send.click();
  const again = page.getByRole('button', { name: 'Send Another Message' });
  await expect(again).toBeVisible();
  const kept = () => page.evaluate(() => [sessionStorage.length, localStorage.length]);
  expect(await kept()).toEqual([0, 0]);
  expect(storedFrom(message.name)).toHaveLength(1);

  await again.click();
  await fill(form, { ...message, message: 'A second' });
  await page.context().setOffline(true);
  await form.send.click();
  await expect(form.send).toBeEnabled();
  await page.context().setOffline(false);
  await form.message.fill('A second, mended');
  await form.send.click();
  await expect(again).toBeVisible();
  expect(storedFrom(message.name)).toMatchObject([{ message: 'A second, mended' }, message]);
  await page.reload();
  await reachForm(page);
  await expectFilled(form, EMPTY);
});

test('text typed before hydration stays, and the draft comes back', async ({ page }) => {
  const form = await openForm(page);
  const message = messageFrom('Typed first');
  await fill(form, message);
  await form.phone.fill('');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/_astro.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await form.name.fill('Typed second');
  release();
  await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  await expectFilled(form, { ...message, name: 'Typed second', phone: '' });
});

test('the form sends even if the browser refuses storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const form = await openForm(page);
  const message = messageFrom('Private window');
  await fill(form, message);
  await page.context().setOffline(true);
  await form.send.click();
  await expect(form.send).toBeEnabled();
  await page.context().setOffline(false);
  await form.send.click();
  await expect(page.getByRole('heading', { name: thanks.title })).toBeVisible();
  expect(storedFrom(message.name)).toHaveLength(1);
});

/** Invalid input for a field, and the advice shown for it. */
const FAULTS = FIELDS.flatMap((field) => {
  const faults: { field: typeof field; typed: string; advice: string }[] = [];
  if (field.required) faults.push({ field, typed: '', advice: field.advice });
  if (field.kind === 'email') {
    const advice = 'Enter an email without ’';
    faults.push({ field, typed: 'o’brien@example.com', advice });
    faults.push({ field, typed: 'ada@', advice: field.advice });
  }
  if (field.kind !== 'select') {
    const [start, end] = field.kind === 'email' ? ['ada@', '.example.org'] : ['7', '7'];
    const typed = start + 'x'.repeat(field.limit) + end;
    faults.push({ field, typed, advice: lengthAdvice(field) });
  }
  return faults;
});

/** A control's advice, as seen and as exposed to assistive technology. */
function tellingsOf(control: Locator) {
  return control.evaluate((it) => {
    const [first = ''] = it.getAttribute('aria-describedby')?.split(' ') ?? [];
    const advice = document.getElementById(first)?.firstElementChild;
    const isShown = advice?.checkVisibility({ visibilityProperty: true });
    return {
      isFocused: it === document.activeElement,
      advice: isShown ? advice?.textContent : '',
      invalid: it.getAttribute('aria-invalid'),
      typed: 'value' in it && it.value,
    };
  });
}

/** Counts a page's later POST requests. */
function countPosts(page: Page): { count: number } {
  const posts = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.count += 1;
  });
  return posts;
}
