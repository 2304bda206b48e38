import { FIELDS, FORM_NAME_FIELD } from '../../../inbox/fields.ts';
import type { Rejection } from '../../../inbox/receive/form.ts';
import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Paragraph } from '../../components/Copy/Paragraphs.tsx';
import { Section } from '../../components/Section/Section.tsx';
import failure from '../../islands/ContactForm/FailureNotice.module.css';
import { fieldId } from '../../islands/ContactForm/Field.tsx';
import { MessageForm } from '../../islands/ContactForm/MessageForm.tsx';
import styles from './AnswerHead.module.css';
import { AnswerHead } from './AnswerHead.tsx';
import type { ContactContent } from './load.ts';

type Props = ContactContent & { rejection: Rejection };

/** A rejected message: the errors, and the form as typed. */
export function CheckMessagePage({ check, form, art, rejection }: Props) {
  return (
    <>
      <AnswerHead route="/contact/check" label={check.breadcrumb} art={art.star}>
        <h1>{check.title}</h1>
        <ErrorSummary heading={check.problem} fields={rejection.fields} />
        <Paragraph>{check.lead}</Paragraph>
      </AnswerHead>
      <Section heading={check.form}>
        <div className={styles.form}>
          <Certificate>
            <MessageForm hint={form.hint} errors={rejection.fields} values={rejection.values} />
          </Certificate>
        </div>
      </Section>
    </>
  );
}

/** A form's errors, each a link to its field. */
function ErrorSummary({ heading, fields }: Pick<Rejection, 'fields'> & { heading: string }) {
  const whole = fields[FORM_NAME_FIELD];
  return (
    // biome-ignore lint/a11y/noAutofocus: the page exists to show these errors, and no script can move the focus here
    <div className={`${failure.notice} ${styles.summary}`} role="alert" tabIndex={-1} autoFocus>
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
