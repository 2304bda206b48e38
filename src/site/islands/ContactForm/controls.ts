import { adviceOnField, FIELDS, type FieldName, lengthAdvice } from '../../../inbox/fields.ts';

/** Each field's input. */
export type Values = Partial<Record<FieldName, string>>;

/**
 * What is wrong with a value: how many UTF-16 units it has over the limit, 0 where the browser's own
 * check found something else, and what to do about that.
 */
export interface Fault {
  over: number;
  advice: string | undefined;
}

/** The fields that need advice. */
export type Faults = Partial<Record<FieldName, Fault>>;

/** The form's visible controls by their fields. */
export function controlsIn(form: HTMLFormElement) {
  return FIELDS.flatMap((field) => {
    const control = form.elements.namedItem(field.name);
    return control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
      ? [{ field, control }]
      : [];
  });
}

/** The form's current input. */
export function valuesIn(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const { field, control } of controlsIn(form)) values[field.name] = control.value;
  return values;
}

/**
 * The fields that need advice now: those over their limit, and those that were left, or pressed for,
 * with what the browser's own check refuses. The browser holds the form back for both; `maxlength`
 * would cut what is pasted without a word.
 */
export function findFaults(form: HTMLFormElement): Faults {
  const faults: Faults = {};
  for (const { field, control } of controlsIn(form)) {
    const over = Math.max(0, control.value.length - field.limit);
    control.setCustomValidity(over > 0 ? lengthAdvice(field) : '');
    // Alone, a selector that an older browser does not know would throw.
    if (over > 0 || control.matches(':is(:user-invalid)')) {
      faults[field.name] = { over, advice: adviceOnField(field, control.value) };
    }
  }
  return faults;
}
