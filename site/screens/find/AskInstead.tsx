import { askingFor, WRITE_PATH } from '../../../notices/addresses.ts';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { telHref } from '../../components/contact-links.ts';
import { Section } from '../../components/Section/Section.tsx';
import styles from './AskInstead.module.css';

interface Props {
  heading: string;
  lead: string;
  button: string;
  phone: string;
  /** The number that no paper has. */
  number: string;
}

/** The way to the contact form with the number in its message, and to the phone. */
export function AskInstead({ heading, lead, button, phone, number }: Props) {
  return (
    <Section heading={heading} lead={lead}>
      <p className={`links ${styles.ways}`}>
        <ButtonLink href={askingFor(WRITE_PATH, number)}>{button}</ButtonLink>
        <a href={telHref(phone)}>{phone}</a>
      </p>
    </Section>
  );
}
