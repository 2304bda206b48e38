import { FIELDS, type FieldName, FORM_NAME, NONCE_FIELD } from '../../../inbox/fields.ts';
import { controlsIn } from './controls.ts';

const MESSAGE: FieldName = 'message';
/** The kept message's beginning, if a page gave one. */
const BEGUN = 'begun';

/** The same for this page alone: a browser may refuse to keep anything. */
const onPage = new Map<string, string>();

/**
 * Writes what this tab kept of an unsent message into the fields that nobody has typed in, and says so
 * as typing would: by an `input` event.
 *
 * @param begun what the message begins with; it takes the place of what a kept one begins with
 */
export function restoreDraft(form: HTMLFormElement, begun = ''): void {
  const controls = controlsIn(form).map(({ control }) => control);
  const before = begun && recall(BEGUN);
  for (const control of controls) {
    const start = control.name === MESSAGE ? begun : '';
    const kept = recall(control.name);
    if (control.value !== start) continue;
    control.value = start + (before && kept.startsWith(before) ? kept.slice(before.length) : kept);
  }
  if (controls.some(({ name, value }) => value !== (name === MESSAGE ? begun : ''))) {
    form.dispatchEvent(new Event('input', { bubbles: true }));
  }
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

/** The nonce of the message as it stands: each try to send it has the same. */
export function draftNonce(): string {
  // Missing where the site has no certificate; the server then knows a second try by its text.
  const nonce = recall(NONCE_FIELD) || (crypto.randomUUID?.() ?? '');
  keep(NONCE_FIELD, nonce);
  return nonce;
}

const keyOf = (name: string) => `${FORM_NAME}-${name}`;

function recall(name: string): string {
  return onPage.get(name) ?? tryStorage((tab) => tab.getItem(keyOf(name))) ?? '';
}

function keep(name: string, value: string): void {
  onPage.set(name, value);
  tryStorage((tab) => (value ? tab.setItem(keyOf(name), value) : tab.removeItem(keyOf(name))));
}

function tryStorage<Result>(use: (tab: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
