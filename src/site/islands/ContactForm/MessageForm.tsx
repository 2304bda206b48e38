import type { ComponentProps, ReactNode, RefCallback } from 'react';
import { FIELDS, FORM_NAME, FORM_NAME_FIELD, TRAP_FIELD } from '../../../inbox/fields.ts';
import type { Refusal } from '../../../inbox/receive/receive.ts';
import { buttonClass } from '../../components/Button/Button.tsx';
import type { Faults } from './controls.ts';
import { Field } from './Field.tsx';
import { HOSTED } from './host.ts';
import styles from './MessageForm.module.css';

interface Props
  extends Pick<
    ComponentProps<'form'>,
    'ref' | 'onFocus' | 'onInput' | 'onBlur' | 'onInvalidCapture' | 'onSubmit'
  > {
  /** The words beside the label of the message. */
  hint: string;
  /** The errors, and the earlier input. */
  refusal?: Refusal | undefined;
  /** The beginning of the message. */
  begun?: string | undefined;
  sending?: boolean;
  /** Errors that only script can find. */
  faults?: Faults | undefined;
  firstRef?: RefCallback<HTMLElement> | undefined;
  /** The words under the button. */
  children?: ReactNode;
}

/**
 * The form as posted, with or without script. Its fields are uncontrolled, so that what was typed
 * before hydration stays.
 */
export function MessageForm(props: Props) {
  const { hint, refusal, begun, sending = false, faults, firstRef, children, ...form } = props;
  return (
    <form className={styles.form} name={FORM_NAME} method="POST" {...HOSTED} {...form}>
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
          value={refusal?.values[field.name] ?? (field.name === 'message' ? begun : undefined)}
          fault={faults?.[field.name]}
          controlRef={place === 0 ? firstRef : undefined}
        />
      ))}
      <button type="submit" className={buttonClass} disabled={sending}>
        {sending && <span className={styles.spinner} />}
        {sending ? 'Sending...' : 'Send Message'}
      </button>
      {children}
    </form>
  );
}
