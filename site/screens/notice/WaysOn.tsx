import { writeAddress } from '../../../notices/addresses.ts';
import { dueCalendarAddress } from '../../../notices/due-address.ts';
import { buttonClass } from '../../components/Button/Button.tsx';
import { telHref } from '../../components/contact-links.ts';
import { HERO_END } from '../../components/hero-end.ts';
import { firm } from '../../load/firm.ts';
import { noticePage } from './load.ts';
import { COPY, PRINT } from './sheet-ways.ts';
import styles from './WaysOn.module.css';

interface Props {
  code: string;
  /** The day printed on the paper, YYYY-MM-DD; undefined where it is not known. */
  day: string | undefined;
  /** Whether the last day is over: a call comes first then, and not the calendar. */
  isPast: boolean;
  /** Whether all the reminders are still to come: the calendar file has no others. */
  isReminded: boolean;
}

const { certificate } = noticePage;
const { main } = firm.phones;
const first = `${buttonClass} ${styles.first}`;

/** Where the reader of a certificate goes on. */
export function WaysOn({ code, day, isPast, isReminded }: Props) {
  const isCalendar = day !== undefined && !isPast;
  const call = `${certificate.call} ${main}`;
  return (
    <ul className={styles.ways} id={HERO_END}>
      {isCalendar && (
        <li className={styles.lead}>
          <a className={first} href={dueCalendarAddress(code, day)} download={`${code}.ics`}>
            {certificate.calendar}
          </a>
          {isReminded && <small>{certificate.reminders}</small>}
        </li>
      )}
      {isPast && (
        <li className={styles.lead}>
          <a className={first} href={telHref(main)}>
            {call}
          </a>
        </li>
      )}
      {day !== undefined && (
        <>
          <li id={PRINT} data-way="off">
            <button type="button">{certificate.print}</button>
          </li>
          <li id={COPY} data-way="off" data-done={certificate.copied}>
            <button type="button">{certificate.copy}</button> <output />
          </li>
        </>
      )}
      {!isPast && (
        <li>
          <a href={telHref(main)}>{call}</a>
        </li>
      )}
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
        <a href={writeAddress(code, day)}>{certificate.write}</a>
        <small>{day === undefined ? certificate.begun : certificate.begunDated}</small>
      </li>
    </ul>
  );
}
