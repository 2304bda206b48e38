import type { ComponentProps } from 'react';
import {
  FIELDS,
  type FieldName,
  FORM_NAME,
  FORM_NAME_FIELD,
  HONEYPOT_FIELD,
} from '../../../inbox/fields.ts';
import { buttonClass } from '../../components/Button/Button.tsx';
import spinner from '../../components/Spinner/Spinner.module.css';
import type { Faults } from './controls.ts';
import { Field } from './Field.tsx';
import styles from './MessageForm.module.css';
import { HOSTED } from './sending.ts';

interface Props extends Omit<ComponentProps<'form'>, 'className' | 'name' | 'method' | 'action'> {
  hint: string;
  errors: Faults;
  values: Partial<Record<FieldName, string | undefined>>;
  sending?: boolean;
}

/**
 * The form as posted, with or without script. Its fields are uncontrolled, so that text typed before
 * hydration stays. Its children are placed under the button.
 */
export function MessageForm({ hint, errors, values, sending, children, ...form }: Props) {
  return (
    <form className={styles.form} name={FORM_NAME} method="POST" {...HOSTED} {...form}>
      <input type="hidden" name={FORM_NAME_FIELD} value={FORM_NAME} />
      <p className="visually-hidden" aria-hidden="true">
        <label>
          Leave this field empty
          <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {FIELDS.map((field) => (
        <Field
          key={field.name}
          field={field}
          hint={field.name === 'message' ? hint : undefined}
          error={errors[field.name]}
          value={values[field.name]}
        />
      ))}
      <button type="submit" className={buttonClass} disabled={sending}>
        {sending && <span className={spinner.ring} />}
        {sending ? 'Sending...' : 'Send Message'}
      </button>
      {children}
    </form>
  );
}
