import { FIELDS, type FieldName, lengthAdvice } from '../../../inbox/fields.ts';

/** What is in each field, as typed. */
export type Values = Partial<Record<FieldName, string>>;

/** How many UTF-16 units each value has over its field's limit; none is 0. */
export type Excess = Partial<Record<FieldName, number>>;

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

/** What is in the form now. */
export function valuesIn(form: HTMLFormElement): Values {
  const values: Values = {};
  for (const { field, control } of controlsIn(form)) values[field.name] = control.value;
  return values;
}

/**
 * How far each field is over its limit; the browser then holds the form back. `maxlength` would cut
 * what is pasted without a word.
 */
export function checkLengths(form: HTMLFormElement): Excess {
  const excess: Excess = {};
  for (const { field, control } of controlsIn(form)) {
    const over = Math.max(0, control.value.length - field.limit);
    excess[field.name] = over;
    control.setCustomValidity(over > 0 ? lengthAdvice(field) : '');
  }
  return excess;
}
