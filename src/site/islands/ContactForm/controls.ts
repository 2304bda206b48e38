import { adviceOnField, FIELDS, type FieldName, lengthAdvice } from '../../../inbox/fields.ts';

/** The fields that cannot be sent as they are, each with its advice. */
export type Faults = Partial<Record<FieldName, string>>;

/** The form's visible controls, by field. */
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
 * The fields that need advice now: those over their limit, and those that the browser's own check
 * rejects after the visitor left them or pressed Send. The browser blocks the form for both;
 * `maxlength` would silently cut pasted text.
 */
export function findFaults(form: HTMLFormElement): Faults {
  const faults: Faults = {};
  for (const { field, control } of controlsIn(form)) {
    const isLong = control.value.length > field.limit;
    control.setCustomValidity(isLong ? lengthAdvice(field) : '');
    // Separate, since one selector that an older browser does not know would throw for all.
    if (isLong) faults[field.name] = lengthAdvice(field);
    else if (control.matches(':is(:user-invalid)')) {
      faults[field.name] = adviceOnField(field, control.value) ?? '';
    }
  }
  return faults;
}
