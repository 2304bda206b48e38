import { FIELDS, type FieldName, FORM_NAME } from '../../../inbox/fields.ts';
import { controlsIn } from './controls.ts';

const MESSAGE: FieldName = 'message';
/** What the kept message begins with, if a page gave it. */
const BEGUN = 'begun';

/**
 * Writes what this tab kept of an unsent message into the fields that nobody has typed in, and says so
 * as typing would: by an `input` event.
 *
 * @param begun opening of the message; replaces the opening of a kept draft
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
 * Keeps what is typed, until the tab is closed.
 *
 * @param begun what the message began with
 */
export function keepDraft(form: HTMLFormElement, begun = ''): void {
  if (begun) keep(BEGUN, begun);
  for (const { control } of controlsIn(form)) keep(control.name, control.value);
}

/** Forgets the message: it was sent. */
export function clearDraft(): void {
  for (const name of [...FIELDS.map((field) => field.name), BEGUN]) keep(name, '');
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
