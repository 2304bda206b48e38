import type { RefCallback, SubmitEventHandler } from 'react';
import { FIELDS, FORM_NAME, FORM_NAME_FIELD, TRAP_FIELD } from '../../../inbox/fields.ts';
import type { Refusal } from '../../../inbox/receive.ts';
import { buttonClass } from '../../components/Button/Button.tsx';
import { Field } from './Field.tsx';
import styles from './MessageForm.module.css';

interface Props {
  /** Under the message. */
  hint: string;
  /** What to mend, and what had been typed. */
  refusal?: Refusal | undefined;
  sending?: boolean;
  firstRef?: RefCallback<HTMLElement> | undefined;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
}

/**
 * The form as posted, with or without script. Its fields are uncontrolled, so that what was typed
 * before hydration stays.
 */
export function MessageForm({ hint, refusal, sending = false, firstRef, onSubmit }: Props) {
  return (
    <form className={styles.form} name={FORM_NAME} method="POST" action="/" onSubmit={onSubmit}>
      <input type="hidden" name={FORM_NAME_FIELD} value={FORM_NAME} />
      <p className="visually-hidden" aria-hidden="true">
        <label>
          Leave this field empty
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {FIELDS.map((field, place) => (
        <Field
          key={field.name}
          field={field}
          hint={field.name === 'message' ? hint : undefined}
          error={refusal?.fields[field.name]}
          value={refusal?.values[field.name]}
          controlRef={place === 0 ? firstRef : undefined}
        />
      ))}
      <button type="submit" className={buttonClass} disabled={sending}>
        {sending && <span className={styles.spinner} />}
        {sending ? 'Sending...' : 'Send Message'}
      </button>
    </form>
  );
}
