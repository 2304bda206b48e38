import type { Refusal } from '../../../inbox/receive.ts';
import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { ContactContent } from '../../content/contact.ts';
import { MessageForm } from '../../islands/ContactForm/MessageForm.tsx';
import { Band } from './Band.tsx';
import styles from './CheckMessage.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';

type Props = ContactContent & { refusal: Refusal };

/** A message the server refused: what to mend, and the form as it was typed. */
export function CheckMessage({ breadcrumb, check, form, art, refusal }: Props) {
  return (
    <>
      <Band parent={breadcrumb} label={check.breadcrumb} art={art.star}>
        <h1>{check.title}</h1>
        <ErrorSummary fields={refusal.fields} />
        <p>{check.lead}</p>
      </Band>
      <Section heading={check.form}>
        <div className={styles.form}>
          <Certificate>
            <MessageForm hint={form.hint} refusal={refusal} />
          </Certificate>
        </div>
      </Section>
    </>
  );
}
