import { FIELDS, type FieldName, FORM_NAME } from '../../../inbox/fields.ts';
import { controlsIn } from './controls.ts';

const MESSAGE: FieldName = 'message';
/** The beginning of the kept message, if a page supplied it. */
const BEGUN = 'begun';

/**
 * Writes this tab's kept draft of an unsent message into the untouched fields, and announces it by an
 * `input` event, as typing does.
 *
 * @param begun beginning of the message; replaces the beginning of a kept draft
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
 * Keeps the typed text until the tab is closed.
 *
 * @param begun the supplied beginning of the message
 */
export function keepDraft(form: HTMLFormElement, begun = ''): void {
  if (begun) keep(BEGUN, begun);
  for (const { control } of controlsIn(form)) keep(control.name, control.value);
}

/** Deletes the draft, once sent. */
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

/** A browser may refuse storage. */
function tryStorage<Result>(use: (tab: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
