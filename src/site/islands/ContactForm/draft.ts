import { FIELDS, type FieldName, FORM_NAME, NONCE_FIELD } from '../../../inbox/fields.ts';
import { controlsIn } from './controls.ts';

const MESSAGE: FieldName = 'message';
/** What the kept message begins with, if a page gave it. */
const BEGUN = 'begun';

/**
 * Writes what this tab kept of an unsent message into the fields that nobody has typed in, and says so
 * as typing would: by an `input` event.
 *
 * @param begun what the message begins with; it takes the place of what a kept one begins with
 */
export function restoreDraft(form: HTMLFormElement, begun = ''): void {
  let isRestored = false;
  const before = begun && recall(BEGUN);
  for (const { control } of controlsIn(form)) {
    const start = control.name === MESSAGE ? begun : '';
    const kept = recall(control.name);
    if (control.value === start) {
      control.value = start + (kept.startsWith(before) ? kept.slice(before.length) : kept);
    }
    isRestored ||= control.value !== start;
  }
  if (isRestored) form.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps what is typed, until the tab is closed. A text that has changed is another message.
 *
 * @param begun what the message began with
 */
export function keepDraft(form: HTMLFormElement, begun = ''): void {
  if (begun) keep(BEGUN, begun);
  for (const { control } of controlsIn(form)) {
    if (recall(control.name) === control.value) continue;
    keep(control.name, control.value);
    keep(NONCE_FIELD, '');
  }
}

/** Forgets the message: it was sent. */
export function clearDraft(): void {
  for (const name of [...FIELDS.map((field) => field.name), NONCE_FIELD, BEGUN]) keep(name, '');
}

/**
 * The nonce of the message as it stands: each try to send it has the same. Empty where the browser
 * keeps nothing, or the site has no certificate; the server then knows a second try by its text.
 */
export function draftNonce(): string {
  if (!recall(NONCE_FIELD)) keep(NONCE_FIELD, crypto.randomUUID?.() ?? '');
  return recall(NONCE_FIELD);
}

function recall(name: string): string {
  return tryStorage((tab) => tab.getItem(`${FORM_NAME}-${name}`)) ?? '';
}

function keep(name: string, value: string): void {
  const key = `${FORM_NAME}-${name}`;
  tryStorage((tab) => (value ? tab.setItem(key, value) : tab.removeItem(key)));
}

/** A browser may refuse to keep anything. */
function tryStorage<Result>(use: (tab: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
