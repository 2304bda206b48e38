import type { ComponentProps, ReactNode } from 'react';
import { byField } from '../../../inbox/by-field.ts';
import { FIELDS, FORM_NAME_ADVICE, FORM_NAME_FIELD, lengthAdvice } from '../../../inbox/fields.ts';
import { buttonClass } from '../../components/Button/Button.tsx';
import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { PaperField } from '../../components/PaperField/PaperField.tsx';
import { Thanks } from '../../components/Thanks/Thanks.tsx';
import { FailureNotice } from '../../islands/ContactForm/FailureNotice.tsx';
import { MessageForm } from '../../islands/ContactForm/MessageForm.tsx';
import { paperField } from '../../load/paper-field.ts';
import { ErrorSummary } from '../../screens/contact/ErrorSummary.tsx';
import { Group } from './Group.tsx';
import styles from './Parts.module.css';
import type { Parts } from './parts.ts';
import { Specimen } from './Specimen.tsx';

const REFUSAL = {
  fields: {
    ...byField((field) => field.advice ?? lengthAdvice(field)),
    [FORM_NAME_FIELD]: FORM_NAME_ADVICE,
  },
  values: {
    ...byField(() => ''),
    email: 'ada at example.org',
    phone: '(713) 555-0100 or (713) 555-0101 or, in the evening, (713) 555-0102',
  },
};

const ADVISED = Object.fromEntries(
  FIELDS.filter(({ required }) => required).map(({ name }) => [name, 0]),
);

const TOO_LONG = byField(({ kind }) => (kind === 'textarea' ? 1_312 : 1));

const UNSENT = {
  values: { ...byField(() => ''), name: 'Ada', message: 'An LT11 came on Monday.' },
  offline: false,
};
const UNSENT_OFFLINE = {
  values: { ...UNSENT.values, message: UNSENT.values.message.repeat(100) },
  offline: true,
};

type Props = Parts & {
  /** The contact form, alive. */
  children: ReactNode;
};

/** The contact form in each of its states. */
export function FormParts({ contact, children }: Props) {
  const { hint, thanks } = contact.form;
  const { phones, email } = contact.firm;
  const firm = { phone: phones.main, email };
  return (
    <Group heading="Contact form" note="Each state that a visitor can meet.">
      <Specimen
        name="Form, empty"
        note="Alive: what you send goes to the inbox under DATA_DIR."
        live
      >
        <div className={styles.narrow}>{children}</div>
      </Specimen>
      <Specimen name="Field for a paper’s number" note="As it comes back with what was asked for.">
        <PaperField id="paper" {...paperField} number="CP504" />
      </Specimen>
      <FormSpecimen
        name="Form, sending"
        note="The button is disabled and turns until the answer is in."
      >
        <MessageForm hint={hint} sending />
      </FormSpecimen>
      <FormSpecimen
        name="Form, advised"
        note="At a field that was left with what cannot be sent, and at each once Send was pressed."
      >
        <MessageForm hint={hint} faults={ADVISED} />
      </FormSpecimen>
      <FormSpecimen
        name="Form, too long"
        note="With script: said as it is typed or pasted, and nothing is cut."
      >
        <MessageForm hint={hint} faults={TOO_LONG} />
      </FormSpecimen>
      <FormSpecimen
        name="Form, not sent"
        note="With script, and contact.failureNotice in content/firm.yaml; without it nothing is said."
      >
        <MessageForm hint={hint}>
          <FailureNotice failure={UNSENT} {...firm} />
        </MessageForm>
      </FormSpecimen>
      <FormSpecimen
        name="Notice, offline"
        note="Under the form: no connection, and more text than a mailto link can carry."
      >
        <FailureNotice failure={UNSENT_OFFLINE} {...firm} />
      </FormSpecimen>
      <FormSpecimen
        name="Form, refused"
        note="Without script only: what to mend, and all that was typed."
      >
        <MessageForm hint={hint} refusal={REFUSAL} />
      </FormSpecimen>
      <Specimen
        name="Error summary"
        note="Above a refused form; each line leads to its field."
        ground="ink"
      >
        <ErrorSummary fields={REFUSAL.fields} />
      </Specimen>
      <FormSpecimen name="Thank-you view" note="In the form's place once the message is stored.">
        <Thanks {...thanks} seal={contact.art.seal} />
        <button type="button" className={buttonClass}>
          Send Another Message
        </button>
      </FormSpecimen>
    </Group>
  );
}

type FormSpecimenProps = Pick<ComponentProps<typeof Specimen>, 'name' | 'note' | 'children'>;

/** A state of the form, in the certificate and as narrow as on its page. */
function FormSpecimen({ name, note, children }: FormSpecimenProps) {
  return (
    <Specimen name={name} note={note}>
      <div className={styles.narrow}>
        <Certificate>{children}</Certificate>
      </div>
    </Specimen>
  );
}
