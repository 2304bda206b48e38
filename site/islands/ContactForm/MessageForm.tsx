import type { Ref, SubmitEventHandler } from 'react';
import { FIELDS, FORM_NAME, LIMITS, SUBJECTS } from '../../../inbox/fields.ts';
import type { Refusal } from '../../../inbox/receive.ts';
import { buttonClass } from '../../components/Button/Button.tsx';
import { Field } from './Field.tsx';
import styles from './MessageForm.module.css';

interface Props {
  hint: string;
  /** What to mend, and what had been typed. */
  refusal?: Refusal | undefined;
  sending?: boolean;
  firstRef?: Ref<HTMLInputElement> | undefined;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
}

/**
 * The form as posted, with or without script. Its fields are uncontrolled, so that what was typed
 * before hydration stays. Form hosting finds it by the `data-netlify` attributes.
 */
export function MessageForm({ hint, refusal, sending = false, firstRef, onSubmit }: Props) {
  const { fields, values } = refusal ?? {};
  return (
    <form
      className={styles.form}
      name={FORM_NAME}
      method="POST"
      action="/"
      onSubmit={onSubmit}
      data-netlify="true"
      data-netlify-honeypot={FIELDS.trap}
    >
      <input type="hidden" name={FIELDS.formName} value={FORM_NAME} />
      <p className="visually-hidden" aria-hidden="true">
        <label>
          Leave this field empty
          <input type="text" name={FIELDS.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <Field name={FIELDS.name} label="Full Name" error={fields?.name}>
        {(control) => (
          <input
            {...control}
            ref={firstRef}
            type="text"
            required
            autoComplete="name"
            maxLength={LIMITS.name}
            defaultValue={values?.name}
          />
        )}
      </Field>
      <Field name={FIELDS.email} label="Email Address" error={fields?.email}>
        {(control) => (
          <input
            {...control}
            type="email"
            required
            autoComplete="email"
            maxLength={LIMITS.email}
            defaultValue={values?.email}
          />
        )}
      </Field>
      <Field name={FIELDS.phone} label="Phone Number" note="Optional" error={fields?.phone}>
        {(control) => (
          <input
            {...control}
            type="tel"
            autoComplete="tel"
            maxLength={LIMITS.phone}
            defaultValue={values?.phone}
          />
        )}
      </Field>
      <Field name={FIELDS.subject} label="Subject" note="Optional" error={fields?.subject}>
        {(control) => (
          <select {...control} defaultValue={values?.subject}>
            <option value="">Select a topic</option>
            {SUBJECTS.map((subject) => (
              <option key={subject}>{subject}</option>
            ))}
          </select>
        )}
      </Field>
      <Field name={FIELDS.message} label="Message" hint={hint} error={fields?.message} wide>
        {(control) => (
          <textarea
            {...control}
            required
            rows={6}
            maxLength={LIMITS.message}
            defaultValue={values?.message}
          />
        )}
      </Field>
      <button type="submit" className={buttonClass} disabled={sending}>
        {sending && <span className={styles.spinner} />}
        {sending ? 'Sending...' : 'Send Message'}
      </button>
    </form>
  );
}
