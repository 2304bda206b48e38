import { writeAddress } from '../../../papers/addresses.ts';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { telHref } from '../../components/contact-links.ts';
import { Section } from '../../components/Section/Section.tsx';
import { firm } from '../../load/firm.ts';
import styles from './AskInstead.module.css';

interface Props {
  heading: string;
  lead: string;
  /** The lead where the message has no number in it. */
  unnamed: string;
  button: string;
  /** The code that no paper has; empty where other text was typed. */
  number: string;
}

/** The way to the contact form with the number in its message, and to the phone. */
export function AskInstead({ heading, lead, unnamed, button, number }: Props) {
  return (
    <Section heading={heading} lead={number === '' ? unnamed : lead}>
      <p className={`links ${styles.ways}`}>
        <ButtonLink href={writeAddress(number)}>{button}</ButtonLink>
        <a href={telHref(firm.phones.main)}>{firm.phones.main}</a>
      </p>
    </Section>
  );
}
