import { longUsDate } from '../../../base/calendar/us-date.ts';
import { type Occurrence, occurrenceKey } from '../../../dates/occurrences.ts';
import { someCounties } from '../../../dates/where.ts';
import { elsewhere, laterThere, onlyThere } from '../../shell/postponed.ts';
import { type PaperContent, paperWords } from './load.ts';
import styles from './NextDates.module.css';

/** When a paper is due next, and the way into the visitor's calendar; nothing for one that comes once. */
export function NextDates({ next, href, code }: Pick<PaperContent, 'next' | 'href' | 'code'>) {
  if (next.length === 0) return null;
  return (
    <div className={styles.next}>
      <h2>{paperWords.due}</h2>
      <ul>
        {next.map((due) => (
          <li key={occurrenceKey(due)}>
            <time dateTime={due.day}>{longUsDate(due.day)}</time> {inFull(due)}
          </li>
        ))}
      </ul>
      <p>
        <a className="link" href={`${href}.ics`} download={`${code}.ics`}>
          {paperWords.calendar}
        </a>
      </p>
    </div>
  );
}

/** A due date, with the counties to which it is limited, or a later day. */
function inFull({ title, only, later, usual }: Occurrence): string {
  if (only) return `${onlyThere(only, someCounties)}: ${title}. ${elsewhere(usual)}`;
  return [title, ...later.map((postponed) => laterThere(postponed, someCounties))].join('. ');
}
