import { telHref } from '../../components/contact-links.ts';
import { EmailAddress } from '../../components/EmailAddress.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { firm } from '../../load/firm.ts';
import styles from './ContactCards.module.css';
import type { ContactContent } from './load.ts';
import { OFFICE } from './Office.tsx';

type Props = ContactContent['cards'] & Pick<ContactContent, 'art'>;

/** The three ways in, each card one link. */
export function ContactCards({ heading, phone, languages, email, office, art }: Props) {
  const cards = [
    {
      icon: 'phone',
      label: phone,
      value: firm.phones.main,
      more: languages,
      href: telHref(firm.phones.main),
      engraving: art.phone,
    },
    {
      icon: 'mail',
      label: email,
      value: <EmailAddress address={firm.email} />,
      more: undefined,
      href: `mailto:${firm.email}`,
      engraving: art.email,
    },
    {
      icon: 'map-pin',
      label: office,
      value: firm.address.street,
      more: `${firm.address.city}, ${firm.address.state} ${firm.address.zip}`,
      href: `#${OFFICE}`,
      engraving: art.office,
    },
  ] as const;
  return (
    <section className={`page ${styles.page}`} aria-labelledby="ways">
      <h2 className="visually-hidden" id="ways">
        {heading}
      </h2>
      <ul className={styles.cards}>
        {cards.map(({ icon, label, value, more, href, engraving }) => (
          <li key={icon}>
            <a href={href}>
              <Icon name={icon} size={32} />
              <span className={styles.label}>{label}</span>
              <span className={styles.value}>{value}</span>
              {more && <span className={styles.more}>{more}</span>}
              {/* Behind the words also in the source: it hangs at the foot of a card that is then whole. */}
              <img src={engraving} alt="" width="230" height="230" loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
