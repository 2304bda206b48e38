import { NUMBER_PARAM } from './addresses.ts';

/** The longest body that is read; the form has no other field. */
const LONGEST_FORM = 4_096;

/** The number in a posted form's body; empty if missing. */
export function typedIn(form: string): string {
  return new URLSearchParams(form.slice(0, LONGEST_FORM)).get(NUMBER_PARAM) ?? '';
}
