import { expect, type Locator, type Page } from '@playwright/test';
import { byField } from '../../src/inbox/by-field.ts';
import { FIELDS } from '../../src/inbox/fields.ts';
import type { Message } from '../../src/inbox/message.ts';
import { SAMPLE } from '../../src/inbox/testing/sample.ts';

/** A complete message, under a sender's name that no other test uses. */
export function messageFrom(name: string): Message {
  return {
    ...SAMPLE,
    name,
    message: 'An LT11 came on Monday.\nWhat do we send back, and by when?',
  };
}

/** The contact form's controls, by their visible labels. */
export function controlsOf(form: Locator) {
  return {
    ...byField(({ label }) => form.getByLabel(label, { exact: true })),
    send: form.getByRole('button', { name: /^Send/ }),
  };
}

/** Opens the contact page and scrolls to its form; with script, waits for hydration. */
export async function openForm(
  page: Page,
  { javaScriptEnabled = true } = {},
): Promise<ReturnType<typeof controlsOf>> {
  await page.goto('/contact');
  return reachForm(page, { javaScriptEnabled });
}

/** Returns the controls of a contact page that is already open; scrolls to the form. */
export async function reachForm(
  page: Page,
  { javaScriptEnabled = true } = {},
): Promise<ReturnType<typeof controlsOf>> {
  const controls = controlsOf(page.locator('form'));
  await controls.name.scrollIntoViewIfNeeded();
  if (javaScriptEnabled) await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
  return controls;
}

/** Fills every field of a message. */
export async function fill(
  controls: ReturnType<typeof controlsOf>,
  message: Message,
): Promise<void> {
  for (const { name, kind } of FIELDS) {
    if (kind === 'select') await controls[name].selectOption(message[name]);
    else await controls[name].fill(message[name]);
  }
}

/** Expects every field to hold the message's value. */
export async function expectFilled(
  controls: ReturnType<typeof controlsOf>,
  message: Message,
): Promise<void> {
  for (const { name } of FIELDS) await expect(controls[name]).toHaveValue(message[name]);
}

/** The value of every field of an empty form. */
export const EMPTY = byField(() => '');

/**
 * Positions of a form's labels and controls: left, top, right and bottom of each, in CSS pixels
 * from the form's corner.
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

/** The largest movement of a part, in CSS pixels; infinite if one appeared or disappeared. */
export function farthestMove(before: readonly number[], after: readonly number[]): number {
  if (before.length !== after.length) return Number.POSITIVE_INFINITY;
  return Math.max(...before.map((place, index) => Math.abs(place - (after[index] ?? 0))));
}
