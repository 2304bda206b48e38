import type { Refusal } from '../../../inbox/receive/form.ts';
import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Copy } from '../../components/Copy/Copy.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { MessageForm } from '../../islands/ContactForm/MessageForm.tsx';
import { AnswerHead } from './AnswerHead.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { ContactContent } from './load.ts';
import styles from './MessageWidth.module.css';

type Props = ContactContent & { refusal: Refusal };

/** A message the server refused: what to mend, and the form as it was typed. */
export function CheckMessagePage({ check, form, art, refusal }: Props) {
  return (
    <>
      <AnswerHead route="/contact/check" label={check.breadcrumb} art={art.star}>
        <h1>{check.title}</h1>
        <ErrorSummary heading={check.problem} fields={refusal.fields} />
        <p>
          <Copy>{check.lead}</Copy>
        </p>
      </AnswerHead>
      <Section heading={check.form}>
        <div className={styles.form}>
          <Certificate>
            <MessageForm hint={form.hint} errors={refusal.fields} values={refusal.values} />
          </Certificate>
        </div>
      </Section>
    </>
  );
}
