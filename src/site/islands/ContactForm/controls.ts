import { adviceOnField, FIELDS, type FieldName, lengthAdvice } from '../../../inbox/fields.ts';

/** The fields that cannot be sent as they are, with what to do about each. */
export type Faults = Partial<Record<FieldName, string>>;

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

/**
 * The fields that need advice now: those over their limit, and those that were left, or pressed for,
 * with what the browser's own check refuses. The browser holds the form back for both; `maxlength`
 * would cut what is pasted without a word.
 */
export function findFaults(form: HTMLFormElement): Faults {
  const faults: Faults = {};
  for (const { field, control } of controlsIn(form)) {
    const isLong = control.value.length > field.limit;
    control.setCustomValidity(isLong ? lengthAdvice(field) : '');
    // Alone, a selector that an older browser does not know would throw.
    if (isLong) faults[field.name] = lengthAdvice(field);
    else if (control.matches(':is(:user-invalid)')) {
      faults[field.name] = adviceOnField(field, control.value) ?? '';
    }
  }
  return faults;
}
