import type { RefCallback } from 'react';
import { type FieldName, type Field as FormField, lengthAdvice } from '../../../inbox/fields.ts';
import { Control } from './Control.tsx';
import styles from './Field.module.css';

interface Props {
  field: FormField;
  /** Under the control. */
  hint: string | undefined;
  /** What to do about the value. */
  error: string | undefined;
  /** What was typed before. */
  value: string | undefined;
  /** How many characters it is over the limit, where that is said as it is typed. */
  excess: number | undefined;
  controlRef: RefCallback<HTMLElement> | undefined;
}

/** The id of a field's control, for links to it. */
export function fieldId(name: FieldName): string {
  return `contact-${name}`;
}

/** One control with its label, note, hint and error. */
export function Field({ field, hint, error, value, excess, controlRef }: Props) {
  const id = fieldId(field.name);
  const note = !field.required && 'Optional';
  const refused = error ? true : undefined;
  const over = excess !== undefined && excess > 0;
  const describedBy = [
    error && `${id}-error`,
    over && `${id}-excess`,
    note && `${id}-note`,
    hint && `${id}-hint`,
  ];
  return (
    <div
      className={styles.field}
      data-wide={field.kind === 'textarea' || undefined}
      data-refused={refused}
    >
      <div className={styles.head}>
        <label htmlFor={id}>{field.label}</label>
        {note && <span id={`${id}-note`}>{note}</span>}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {!(error || over) && field.required && (
        <p className={`${styles.error} ${styles.advice}`}>{field.advice}</p>
      )}
      {excess !== undefined && field.kind !== 'select' && (
        <p className={styles.error} id={`${id}-excess`}>
          {/* Announced once; the count, which changes with each key, only with the field. */}
          <span aria-live="polite">{over && lengthAdvice(field)}</span>
          {over && `: ${excess.toLocaleString('en-US')} too many`}
        </p>
      )}
      <Control
        id={id}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        aria-invalid={refused || over || undefined}
        defaultValue={value}
        field={field}
        ref={controlRef}
      />
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}
