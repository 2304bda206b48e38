import type { ReactNode } from 'react';
import type { VisibleField } from '../../../inbox/fields.ts';
import styles from './Field.module.css';

interface Control {
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  name: VisibleField;
  label: string;
  /** Beside the label, as 'Optional'. */
  note?: string | undefined;
  /** Under the control. */
  hint?: string | undefined;
  /** What to do about the value. */
  error?: string | undefined;
  /** Takes the whole row. */
  wide?: boolean;
  /** The control, given what ties it to its label, hint and error. */
  children: (control: Control) => ReactNode;
}

/** The id of a field's control, for links to it. */
export function fieldId(name: VisibleField): string {
  return `contact-${name}`;
}

/** One control with its label, note, hint and error. */
export function Field({ name, label, note, hint, error, wide = false, children }: Props) {
  const id = fieldId(name);
  const parts = Object.entries({ error, note, hint }).filter(([, text]) => text);
  const describedBy = parts.map(([part]) => `${id}-${part}`).join(' ');
  return (
    <div className={styles.field} data-wide={wide || undefined} data-refused={error && true}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {note && <span id={`${id}-note`}>{note}</span>}
      </div>
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {children({
        id,
        name,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}
