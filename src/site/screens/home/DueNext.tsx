import type { DueDay } from '../../../dates/due-months.ts';
import { Signpost } from '../../components/Signpost/Signpost.tsx';
import { onlyInCounties } from '../../shell/postponed.ts';
import styles from './DueNext.module.css';
import type { HomeContent } from './load.ts';
import '../../styles/columns.css';

type Props = HomeContent['benefits']['dates'] & { days: readonly DueDay[] };

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** The next main due days in large type, each with its due dates. */
export function DueNext({ title, next, text, link, days }: Props) {
  if (days.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <dl className={`columns ${styles.days}`} data-columns="4">
        {days.map(({ day, due }, index) => (
          <div key={day}>
            <dt>
              <time dateTime={day}>
                {monthName.format(new Date(day))} <span>{Number(day.slice(8))}</span>
              </time>{' '}
              {index === 0 && <mark>{next}</mark>}
            </dt>
            <dd>{inShort(due)}</dd>
          </div>
        ))}
      </dl>
      <Signpost text={text} links={[{ label: link, href: '/dates' }]} />
    </>
  );
}

/** The due dates of a day, in short: '941, W-2'; those of some counties last. */
function inShort(due: DueDay['due']): string {
  const there = Map.groupBy(due, ({ postponement }) =>
    postponement ? onlyInCounties(postponement) : '',
  );
  return [...there]
    .sort(([one], [other]) => Number(one !== '') - Number(other !== ''))
    .map(([where, those]) => {
      const words = [...new Set(those.map(({ date }) => date.short))].join(', ');
      return where ? `${where}: ${words}` : words;
    })
    .join('. ');
}
