import { expect, type Locator, type Page } from '@playwright/test';

/** What a visitor writes. */
type Message = Readonly<Record<'name' | 'email' | 'phone' | 'subject' | 'message', string>>;

/** A message that has everything, under a sender's name that no other test uses. */
export function messageFrom(name: string): Message {
  return {
    name,
    email: 'ada@example.org',
    phone: '(713) 555-0100',
    subject: 'IRS Problems',
    message: 'An LT11 came on Monday.\nWhat do we send back, and by when?',
  };
}

/** The contact form's controls, by the labels a visitor reads. */
export function controlsOf(form: Locator) {
  return {
    name: form.getByLabel('Full Name'),
    email: form.getByLabel('Email Address'),
    phone: form.getByLabel('Phone Number'),
    subject: form.getByLabel('Subject'),
    message: form.getByLabel('Message', { exact: true }),
    send: form.getByRole('button', { name: /^Send/ }),
  };
}

/** Goes to the contact page and down to its form; with script, waits until the form has come alive. */
export async function openForm(
  page: Page,
  { javaScriptEnabled = true, origin = '' } = {},
): Promise<ReturnType<typeof controlsOf>> {
  await page.goto(`${origin}/contact`);
  return reachForm(page, { javaScriptEnabled });
}

/** The same where the contact page is there already. */
export async function reachForm(
  page: Page,
  { javaScriptEnabled = true } = {},
): Promise<ReturnType<typeof controlsOf>> {
  const controls = controlsOf(page.locator('form'));
  await controls.name.scrollIntoViewIfNeeded();
  if (javaScriptEnabled) await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  return controls;
}

/** Writes every field of a message. */
export async function fill(
  controls: ReturnType<typeof controlsOf>,
  message: Message,
): Promise<void> {
  await controls.name.fill(message.name);
  await controls.email.fill(message.email);
  await controls.phone.fill(message.phone);
  await controls.subject.selectOption(message.subject);
  await controls.message.fill(message.message);
}

/** Every field holds what the message says. */
export async function expectFilled(
  controls: ReturnType<typeof controlsOf>,
  message: Message,
): Promise<void> {
  await expect(controls.name).toHaveValue(message.name);
  await expect(controls.email).toHaveValue(message.email);
  await expect(controls.phone).toHaveValue(message.phone);
  await expect(controls.subject).toHaveValue(message.subject);
  await expect(controls.message).toHaveValue(message.message);
}

/** What every field of an empty form holds. */
export const EMPTY: Message = { name: '', email: '', phone: '', subject: '', message: '' };
