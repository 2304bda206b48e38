import { Copy } from '../../components/Copy/Copy.tsx';
import { telHref } from '../../components/contact-links.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { firm } from '../../load/firm.ts';
import type { ThankYouContent } from './load.ts';
import styles from './OfficeCards.module.css';

type Props = Pick<ThankYouContent['contact'], 'phoneLabel' | 'emailLabel' | 'emailNote'>;

/** The office's phone with its hours, and its e-mail address with the time to an answer. */
export function OfficeCards({ phoneLabel, emailLabel, emailNote }: Props) {
  const { phones, email, hours } = firm;
  return (
    <ul className={`links ${styles.cards}`}>
      <li>
        <Icon name="phone" />
        <h3>{phoneLabel}</h3>
        <a href={telHref(phones.main)}>{phones.main}</a>
        <p>
          {hours.weekdays}, {hours.weekends}
        </p>
      </li>
      <li>
        <Icon name="mail" />
        <h3>{emailLabel}</h3>
        <a href={`mailto:${email}`}>{email}</a>
        <p>
          <Copy>{emailNote}</Copy>
        </p>
      </li>
    </ul>
  );
}
