import { expect, type Locator, type Page } from '@playwright/test';
import { byField } from '../../inbox/by-field.ts';
import { FIELDS } from '../../inbox/fields.ts';
import type { Message } from '../../inbox/message.ts';
import { SAMPLE } from '../../inbox/testing/sample.ts';

/** A message that has everything, under a sender's name that no other test uses. */
export function messageFrom(name: string): Message {
  return {
    ...SAMPLE,
    name,
    message: 'An LT11 came on Monday.\nWhat do we send back, and by when?',
  };
}

/** The contact form's controls, by the labels a visitor reads. */
export function controlsOf(form: Locator) {
  return {
    ...byField(({ label }) => form.getByLabel(label, { exact: true })),
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
  for (const { name, kind } of FIELDS) {
    if (kind === 'select') await controls[name].selectOption(message[name]);
    else await controls[name].fill(message[name]);
  }
}

/** Every field holds what the message says. */
export async function expectFilled(
  controls: ReturnType<typeof controlsOf>,
  message: Message,
): Promise<void> {
  for (const { name } of FIELDS) await expect(controls[name]).toHaveValue(message[name]);
}

/** What every field of an empty form holds. */
export const EMPTY = byField(() => '');

/**
 * Where a form's labels and controls stand: left, top, right and bottom of each, in CSS pixels from
 * the form's corner.
 */
export function placesIn(form: Locator): Promise<number[]> {
  return form.evaluate((it) => {
    const from = it.getBoundingClientRect();
    const parts = 'label, input:not([type=hidden]), select, textarea, button';
    return [...it.querySelectorAll(parts)].flatMap((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      return [left - from.left, top - from.top, right - from.left, bottom - from.top];
    });
  });
}

/** By how many CSS pixels the part moved that moved farthest; infinitely where one came or went. */
export function farthestMove(before: readonly number[], after: readonly number[]): number {
  if (before.length !== after.length) return Number.POSITIVE_INFINITY;
  return Math.max(...before.map((place, index) => Math.abs(place - (after[index] ?? 0))));
}
