import { longUsDate } from '../../../base/calendar/us-date.ts';
import { noticePage, type PaperPage } from './load.ts';
import styles from './NextDates.module.css';

/** When a paper is due next, and the way into the visitor's calendar; nothing for one that comes once. */
export function NextDates({ next, href, code }: Pick<PaperPage, 'next' | 'href' | 'code'>) {
  if (next.length === 0) return null;
  return (
    <div className={styles.next}>
      <h2>{noticePage.due}</h2>
      <ul>
        {next.map(({ id, day, title }) => (
          <li key={id + day}>
            <time dateTime={day}>{longUsDate(day)}</time> {title}
          </li>
        ))}
      </ul>
      <p>
        <a className="link" href={`${href}.ics`} download={`${code}.ics`}>
          {noticePage.calendar}
        </a>
      </p>
    </div>
  );
}
