import { FIELDS, FORM_NAME_FIELD } from '../../../inbox/fields.ts';
import type { Refusal } from '../../../inbox/receive/form.ts';
import { fieldId } from '../../islands/ContactForm/Field.tsx';
import styles from './ErrorSummary.module.css';

/** A form's errors, each a link to its field. */
export function ErrorSummary({ heading, fields }: Pick<Refusal, 'fields'> & { heading: string }) {
  const whole = fields[FORM_NAME_FIELD];
  return (
    // biome-ignore lint/a11y/noAutofocus: the page exists to say this, and no script can move the focus here
    <div className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <h2>{heading}</h2>
      <ul>
        {FIELDS.filter(({ name }) => fields[name]).map(({ name }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{fields[name]}</a>
          </li>
        ))}
        {whole && <li>{whole}</li>}
      </ul>
    </div>
  );
}
