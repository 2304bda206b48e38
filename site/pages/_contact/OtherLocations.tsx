import { telHref } from '../../components/contact-links.ts';
import { Section } from '../../components/Section/Section.tsx';
import type { ContactContent } from '../../content/contact.ts';
import styles from './OtherLocations.module.css';

type Props = ContactContent['locations'] & {
  /** The main office's number. */
  phone: string;
};

/** The places besides the main office, each with whom to call. */
export function OtherLocations({ heading, lead, contact, items, phone }: Props) {
  return (
    <Section heading={heading} lead={lead}>
      <ul className={styles.grid}>
        {items.map(({ name, description }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={styles.area}>{description}</p>
            <p className={styles.contact}>
              {contact} <a href={telHref(phone)}>{phone}</a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
