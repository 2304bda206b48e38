import { rmSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { FIELDS, NONCE_FIELD, TOKEN_FIELD, TOKEN_PATH } from '../../src/inbox/fields.ts';
import { inboxPath } from '../../src/inbox/store.ts';
import { CONTACT, FIRM, telHref } from '../content.ts';
import { type BuiltSite, newDataDir, serveBuiltSite } from '../serve-built-site.ts';
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
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

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
  await expect(labelled('Message')).toHaveCSS('border-color', /^rgb\([^)]*\)$/);
  for (const optional of [phone, labelled('Subject')]) {
    await expect(optional).not.toHaveAttribute('required');
    await expect(optional).toHaveAccessibleDescription('Optional');
  }
});

test('the browser asks for each required field and for an address, and the form says so at each', async ({
  page,
}) => {
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

for (const { width, ways } of [
  { width: 390, ways: ['mouse', 'mouse in Safari', 'touch'] },
  { width: 1440, ways: ['mouse', 'keyboard'] },
] satisfies { width: number; ways: Way[] }[]) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true });

    test('each press of Send sends or says why, and nothing moves', async ({ page }) => {
      const posts = await holdPosts(page);
      const form = await openForm(page);
      const places = () => placesIn(page.locator('form'));
      const atRest = await places();
      const expectStill = async (state: string) =>
        expect(farthestMove(atRest, await places()), state).toBeLessThanOrEqual(1);
      await form.name.focus();
      await expectStill('focused');
      const message = messageFrom('Presser');
      await fill(form, message);
      await expectStill('filled');

      for (const way of ways) {
        // There only the new focus matters.
        const faults = way === 'mouse in Safari' ? FAULTS.slice(0, 1) : FAULTS;
        for (const { field, typed, advice } of faults) {
          const state = `${field.name} '${typed.slice(0, 20)}', by ${way}`;
          const control = form[field.name];
          await control.fill(typed);
          await PRESS[way](page, form.send, control, () => expectStill(`${state}, held down`));
          const told = { isFocused: true, advice, invalid: 'true', typed };
          await expect.poll(() => tellingsOf(control), state).toEqual(told);
          await expectStill(`${state}, advised`);
          const right = message[field.name];
          await control.fill(right);
          const mended = { isFocused: true, advice: '', invalid: null, typed: right };
          await expect.poll(() => tellingsOf(control), state).toEqual(mended);
        }
        await expectStill(`mended, ${way}`);
        expect(posts, way).toEqual([]);
        await PRESS[way](page, form.send, form.name);
        await expect(form.send, way).toHaveText('Sending...');
        await expectStill(`sending, ${way}`);
        await expect.poll(() => posts.length, way).toBe(1);
        posts.pop()?.refuse();
        await expect(form.send, way).toHaveText('Send Message');
        await expectStill(`after a failed send, ${way}`);
        await expectFilled(form, message);
      }
    });
  });
}

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
  expect(storedFrom(message.name)).toMatchObject([{ ...message, quarantine: '' }]);
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
  test.skip(FIRM.contact.failureNotice, 'The firm wants it said');
  const site = await serveWithoutStore();
  try {
    const form = await openForm(page, { origin: site.url });
    const message = messageFrom('Nobody to write it down');
    await fill(form, message);
    const before = await page.getByRole('main').ariaSnapshot();
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await form.send.click();
    expect((await answer).status()).toBe(503);
    await expect(form.send).toBeEnabled();
    await expect(form.send).toHaveText('Send Message');
    await expect(form.send).toBeFocused();
    await expectFilled(form, message);
    expect(await page.getByRole('main').ariaSnapshot()).toBe(before);
  } finally {
    await site.close();
  }
});

test('a network failure is logged once and not shown', async ({ page }) => {
  test.skip(FIRM.contact.failureNotice, 'The firm wants it said');
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

test('a failure is said where the firm wants it, with other ways to reach it', async ({ page }) => {
  test.skip(!FIRM.contact.failureNotice, 'The firm shows no notice');
  const site = await serveWithoutStore();
  try {
    const notice = page.getByRole('alert');
    const form = await openForm(page, { origin: site.url });
    await expect(notice).toBeEmpty();
    const message = { ...messageFrom('Ada & Söhne'), message: 'What is due? 50% + 1\nMore' };
    await fill(form, message);
    await form.send.click();
    await expect(notice.getByRole('heading')).toBeInViewport();
    await expect(form.send).toBeFocused();
    await expectFilled(form, message);
    await expect(notice).not.toContainText('offline');
    const call = notice.getByRole('link', { name: FIRM.phones.main });
    await expect(call).toHaveAttribute('href', telHref(FIRM.phones.main));
    const write = notice.getByRole('link', { name: FIRM.email });
    await expect(write).toHaveAttribute('href', `mailto:${FIRM.email}`);
    await expectNoViolation(page, 'notice', { within: 'main form' });
    await page.keyboard.press('Tab');
    await expect(call).toBeFocused();

    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(`${site.url}/`, async (route) => {
      await released;
      await route.continue();
    });
    await form.send.click();
    await expect(form.send).toBeDisabled();
    await expect(notice).toBeEmpty();
    release();
    await expect(notice.getByRole('heading')).toBeVisible();
    await page.context().setOffline(true);
    await form.send.click();
    await expect(notice).toContainText('Your device is offline.');
  } finally {
    await site.close();
  }
});

test('an unsent message survives a lost connection and a reload, until it is sent', async ({
  page,
}) => {
  const nonces = noncesOf(page);
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
  expect(nonces).toEqual([expect.stringMatching(UUID), nonces[0]]);
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
  expect(new Set(nonces).size).toBe(3);
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
  await expectFilled(form, { ...message, name: 'Typed second', phone: '' });
});

test('a browser that refuses to keep anything still sends', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  const nonces = noncesOf(page);
  const form = await openForm(page);
  const message = messageFrom('Private window');
  await fill(form, message);
  await page.context().setOffline(true);
  await form.send.click();
  await expect(form.send).toBeEnabled();
  await page.context().setOffline(false);
  await form.send.click();
  await expect(page.getByRole('heading', { name: thanks.title })).toBeVisible();
  expect(nonces).toEqual([expect.stringMatching(UUID), nonces[0]]);
});

test('a token is asked for once, when the form is begun', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(TOKEN_PATH)) asked.push(request.method());
  });
  const form = await openForm(page);
  expect(asked).toEqual([]);
  const answering = page.waitForResponse((response) => response.url().endsWith(TOKEN_PATH));
  await form.name.focus();
  const answer = await answering;
  const token = answer.ok() ? (await answer.json()).token : null;
  await fill(form, messageFrom('Bearer'));
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await form.send.click();
  expect(new URLSearchParams((await sending).postData() ?? '').get(TOKEN_FIELD)).toBe(token);
  expect(asked).toEqual(['GET']);
});

test('a message in the trap is thanked for, and kept apart', async ({ page }) => {
  const message = messageFrom('Robot');
  const form = await openForm(page);
  await fill(form, message);
  await page.getByLabel('Leave this field empty').fill('https://example.net');
  await form.send.click();
  await expect(page.getByRole('heading', { name: thanks.title })).toBeVisible();
  expect(storedFrom(message.name)).toMatchObject([{ quarantine: 'trap' }]);
});

// keyboard.spec.ts checks that it is no stop on the way down.
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
    const advice = `Shorten ${field.called} by ${typed.length - field.limit} characters`;
    faults.push({ field, typed, advice });
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

/** Presses Send; calls `whileDown` between down and up, if there are both. */
type Press = (
  page: Page,
  send: Locator,
  edited: Locator,
  whileDown?: () => Promise<void>,
) => Promise<void>;

type Way = 'mouse' | 'mouse in Safari' | 'touch' | 'keyboard';

const PRESS: Readonly<Record<Way, Press>> = {
  mouse: byMouse,
  // Buttons do not take the focus on click there: the form has none while the button is down.
  'mouse in Safari': async (page, send, edited, whileDown) => {
    await send.evaluate((button) => {
      const leave = (event: Event) => {
        event.preventDefault();
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      };
      button.addEventListener('mousedown', leave, { once: true });
    });
    await byMouse(page, send, edited, whileDown);
  },
  touch: async (page, send) => {
    const { x, y } = await atFootOfWindow(send);
    await page.touchscreen.tap(x, y);
  },
  keyboard: async (_, send, edited) => {
    const isText = await edited.evaluate((control) => control instanceof HTMLTextAreaElement);
    await (isText ? send.press('Space') : edited.press('Enter'));
  },
};

async function byMouse(...[page, send, , whileDown]: Parameters<Press>): Promise<void> {
  const { x, y } = await atFootOfWindow(send);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await whileDown?.();
  await page.mouse.up();
}

/** Scrolls a button to where the sticky bottom bar would cover it; returns its middle. */
function atFootOfWindow(button: Locator): Promise<{ x: number; y: number }> {
  return button.evaluate((it) => {
    const top = it.getBoundingClientRect().bottom + 4 - innerHeight;
    scrollBy({ top, behavior: 'instant' });
    const box = it.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
}

/** Holds a page's further posts until one is refused. */
async function holdPosts(page: Page): Promise<{ refuse: () => void }[]> {
  const posts: { refuse: () => void }[] = [];
  await page.route('/', async (route) => {
    const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
    posts.push({ refuse });
    await refused;
    await route.fulfill({ status: 503 });
  });
  return posts;
}

/** The site with a missing message store: no message can be stored. */
async function serveWithoutStore(): Promise<BuiltSite> {
  const dataDir = newDataDir();
  const site = await serveBuiltSite({ dataDir });
  rmSync(inboxPath(dataDir));
  return site;
}

/** The nonces of a page's further messages, in order. */
function noncesOf(page: Page): (string | null)[] {
  const nonces: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    nonces.push(new URLSearchParams(request.postData() ?? '').get(NONCE_FIELD));
  });
  return nonces;
}

/** The spinner of a button: whether it is visible, and its duration. */
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

/** Counts a page's further posts. */
function countPosts(page: Page): { count: number } {
  const posts = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.count += 1;
  });
  return posts;
}
