import { telHref } from '../../components/contact-links.ts';
import { EmailAddress } from '../../components/EmailAddress.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { firm } from '../../load/firm.ts';
import styles from './ContactCards.module.css';
import type { ContactContent } from './load.ts';
import { OFFICE_ID } from './Office.tsx';

/** The three ways to reach the firm, each card one link. */
export function ContactCards({
  heading,
  phone,
  languages,
  email,
  office,
}: ContactContent['cards']) {
  const cards = [
    {
      icon: 'phone',
      label: phone,
      value: firm.phones.main,
      more: languages,
      href: telHref(firm.phones.main),
    },
    {
      icon: 'mail',
      label: email,
      value: <EmailAddress address={firm.email} />,
      more: undefined,
      href: `mailto:${firm.email}`,
    },
    {
      icon: 'map-pin',
      label: office,
      value: firm.address.street,
      more: `${firm.address.city}, ${firm.address.state} ${firm.address.zip}`,
      href: `#${OFFICE_ID}`,
    },
  ] as const;
  return (
    <section className={`page ${styles.page}`} aria-labelledby="ways">
      <h2 className="visually-hidden" id="ways">
        {heading}
      </h2>
      <ul className={styles.cards}>
        {cards.map(({ icon, label, value, more, href }) => (
          <li key={icon}>
            <a href={href}>
              <Icon name={icon} size={32} />
              <span className={styles.label}>{label}</span>
              <span className={styles.value}>{value}</span>
              {more && <span className={styles.more}>{more}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
