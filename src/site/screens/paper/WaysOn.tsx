import { contactAddressFor } from '../../../papers/addresses.ts';
import { deadlineCalendarAddress } from '../../../papers/deadline-address.ts';
import { buttonClass } from '../../components/Button/Button.tsx';
import { telHref } from '../../components/contact-links.ts';
import { HERO_END } from '../../components/hero-end.ts';
import { firm } from '../../load/firm.ts';
import { type Deadline, hasAllReminders, isUrgent } from './deadline.ts';
import { paperWords } from './load.ts';
import { COPY_BUTTON_ID, PRINT_BUTTON_ID } from './print-and-copy.ts';
import styles from './WaysOn.module.css';

interface Props {
  code: string;
  /** The day printed on the paper, YYYY-MM-DD, as typed. */
  day: string | undefined;
  /** The computed deadline; undefined without a date. */
  deadline: Deadline | undefined;
}

const { certificate } = paperWords;
const { main, anytime } = firm.phones;

/** The links and buttons of a certificate. */
export function WaysOn({ code, day: typed, deadline }: Props) {
  const day = deadline && typed;
  const isCallFirst = deadline !== undefined && isUrgent(deadline);
  const isPast = deadline !== undefined && deadline.left < 0;
  // After the last day, the bar at the foot of a phone has the filled call button.
  const first = {
    className: `${buttonClass} ${styles.first}`,
    'data-look': isPast ? 'brand' : 'action',
  };
  // If a deadline is at stake, the phone line that is answered at any time.
  const phone = isCallFirst ? anytime : main;
  const call = (
    <a {...(isCallFirst && first)} href={telHref(phone)}>
      {certificate.call} {phone}
    </a>
  );
  const calendar = day !== undefined && !isPast && (
    <a
      {...(!isCallFirst && first)}
      href={deadlineCalendarAddress(code, day)}
      download={`${code}.ics`}
    >
      {certificate.calendar}
    </a>
  );
  return (
    <ul className={`links ${styles.ways}`} id={HERO_END}>
      {deadline && (
        <li className={styles.lead}>
          {isCallFirst ? call : calendar}
          {hasAllReminders(deadline) && <small>{certificate.reminders}</small>}
        </li>
      )}
      <li id={PRINT_BUTTON_ID} hidden>
        <button type="button">{certificate.print}</button>
      </li>
      <li id={COPY_BUTTON_ID} aria-live="polite" hidden>
        <button type="button" data-done={certificate.copied}>
          {certificate.copy}
        </button>
      </li>
      {!isPast && <li>{isCallFirst ? calendar : call}</li>}
      <li className={isPast ? styles.whole : undefined}>
        <a
          href={firm.schedulingUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby="new-tab"
        >
          {certificate.book}
        </a>
      </li>
      <li className={styles.whole}>
        <a href={contactAddressFor(code, day)}>{certificate.write}</a>
        <small>{day === undefined ? certificate.begun : certificate.begunDated}</small>
      </li>
    </ul>
  );
}
