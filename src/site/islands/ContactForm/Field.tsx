import type { RefCallback } from 'react';
import type { FieldName, Field as FormField } from '../../../inbox/fields.ts';
import { Control } from './Control.tsx';
import type { Fault } from './controls.ts';
import styles from './Field.module.css';

interface Props {
  field: FormField;
  /** The words below the field, until advice takes its place. */
  hint: string | undefined;
  /** Why the server refused the value. */
  error: string | undefined;
  /** Its earlier input. */
  value: string | undefined;
  /** Why script found that the value cannot be sent. */
  fault: Fault | undefined;
  controlRef: RefCallback<HTMLElement> | undefined;
}

/** The id of a field's control, for links to it. */
export function fieldId(name: FieldName): string {
  return `contact-${name}`;
}

/** Advice on an excess of as many digits finds its room kept. */
const LARGE_EXCESS = 9_999;

/**
 * One control with its label, note and hint, and its advice. The room for the advice is kept from
 * the start, so that nothing moves when it shows: a button that moves while it is pressed loses the
 * click. The browser shows it by `:user-invalid`, without script too.
 */
export function Field({ field, hint, error, value, fault, controlRef }: Props) {
  const id = fieldId(field.name);
  const note = !field.required && 'Optional';
  const refused = error !== undefined || fault !== undefined || undefined;
  const [what = fault?.advice ?? field.advice, byHowMuch] = fault?.over
    ? shortening(field, fault.over)
    : [];
  const describedBy = [`${id}-advice`, note && `${id}-note`, hint && `${id}-hint`];
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
      <Control
        id={id}
        aria-describedby={describedBy.filter(Boolean).join(' ')}
        aria-invalid={refused}
        defaultValue={value}
        field={field}
        ref={controlRef}
      />
      <div className={styles.below}>
        {hint && <p id={`${id}-hint`}>{hint}</p>}
        <p
          className={styles.advice}
          id={`${id}-advice`}
          data-longest={shortening(field, LARGE_EXCESS).join('')}
        >
          <span>
            {/* Announced once; the count, which changes with each key, only with the field. */}
            <span aria-live="polite">{error ?? what}</span>
            {byHowMuch}
          </span>
        </p>
      </div>
    </div>
  );
}

/** Advice for a value over the limit, and the number of characters over it. */
function shortening(field: FormField, excess: number): [what?: string, byHowMuch?: string] {
  if (field.kind === 'select') return [];
  const characters = excess === 1 ? 'character' : 'characters';
  return [`Shorten ${field.called}`, ` by ${excess.toLocaleString('en-US')} ${characters}`];
}
