import { longUsDate } from '../../../base/calendar/us-date.ts';
import { type Occurrence, occurrenceKey } from '../../../dates/occurrences.ts';
import { someCounties } from '../../../dates/where.ts';
import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Copy } from '../../components/Copy/Copy.tsx';
import { elsewhere, laterThere, onlyThere } from '../../shell/postponed.ts';
import styles from './Clock.module.css';
import { type PaperContent, paperWords } from './load.ts';
import nextStyles from './NextDates.module.css';

/** How long there is, and from when: what the holder of a paper has to know first. */
export function Clock({ clock: { time, text }, clockLabel, next, href, code }: PaperContent) {
  return (
    <div className={styles.clock}>
      <Certificate>
        <h2>{clockLabel}</h2>
        <p className={styles.time}>
          <Copy>{time}</Copy>
        </p>
        <p>
          <Copy>{text}</Copy>
        </p>
      </Certificate>
      <NextDates next={next} href={href} code={code} />
    </div>
  );
}

/** When a paper is due next, and the way into the visitor's calendar; nothing for one that comes once. */
function NextDates({ next, href, code }: Pick<PaperContent, 'next' | 'href' | 'code'>) {
  if (next.length === 0) return null;
  return (
    <div className={nextStyles.next}>
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
