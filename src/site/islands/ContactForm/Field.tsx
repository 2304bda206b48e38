import type { ComponentProps } from 'react';
import { type FieldName, type Field as FormField, lengthAdvice } from '../../../inbox/fields.ts';
import styles from './Field.module.css';

interface Props {
  field: FormField;
  /** The hint below the field, until advice replaces it. */
  hint: string | undefined;
  /** The advice: why the value cannot be sent, and what to do. */
  error: string | undefined;
  value: string | undefined;
}

/** The id of a field's control, for links to it. */
export function fieldId(name: FieldName): string {
  return `contact-${name}`;
}

/**
 * A control with its label, note, hint and advice. The space for the advice is reserved from the start,
 * so that nothing moves when it shows: a button that moves while it is pressed loses the click. The
 * browser shows it by `:user-invalid`, without script too.
 */
export function Field({ field, hint, error, value }: Props) {
  const id = fieldId(field.name);
  const note = !field.required && 'Optional';
  const refused = error !== undefined || undefined;
  const describedBy = [`${id}-advice`, note && `${id}-note`, hint && `${id}-hint`];
  return (
    <div className={styles.field} data-refused={refused}>
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
      />
      <div className={styles.below}>
        {hint && <p id={`${id}-hint`}>{hint}</p>}
        <p className={styles.advice} id={`${id}-advice`} data-longest={lengthAdvice(field)}>
          <span aria-live="polite">{error ?? field.advice}</span>
        </p>
      </div>
    </div>
  );
}

type ControlProps = Pick<
  ComponentProps<'input'>,
  'id' | 'aria-describedby' | 'aria-invalid' | 'defaultValue'
> & { field: FormField };

/**
 * The control of a field, by its kind. None has a `maxlength`, by which browsers silently cut pasted
 * text; the form and the server report text that is too long.
 */
function Control({ field, ...given }: ControlProps) {
  const { name, required, autocomplete: autoComplete } = field;
  const props = { ...given, name, required, autoComplete };
  if (field.kind === 'select') {
    return (
      <select {...props}>
        <option value="">{field.placeholder}</option>
        {field.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  if (field.kind === 'textarea') return <textarea {...props} rows={6} />;
  return <input {...props} type={field.kind} />;
}
