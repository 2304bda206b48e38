import { Fragment } from 'react';
import type { DueDay, DueMonth } from '../../../dates/due-months.ts';
import { someCounties } from '../../../dates/where.ts';
import { Signpost } from '../../components/Signpost/Signpost.tsx';
import { onlyThere } from '../../shell/postponed.ts';
import styles from './DueStrip.module.css';
import type { HomeContent } from './load.ts';

type Props = HomeContent['benefits']['dates'] & { months: readonly DueMonth[] };

const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** Due dates of the next twelve months, a column each, or on small screens of the next four days. */
export function DueStrip({ title, next, text, link, months }: Props) {
  if (months.length === 0) return null;
  return (
    <div className={styles.strip}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.months}>
        {months.map(({ month, days }, monthPlace) => (
          <Fragment key={month}>
            <dt>{nameOf(month)}</dt>
            {days.map(({ day, due }, place) => (
              <dd key={day}>
                {monthPlace + place === 0 && <b>{next}</b>}
                <time dateTime={day}>{Number(day.slice(8))}</time> {inShort(due)}
              </dd>
            ))}
          </Fragment>
        ))}
      </dl>
      <Signpost text={text} links={[{ label: link, href: '/dates' }]} />
    </div>
  );
}

/** 'Dec', in January with the year. */
function nameOf(month: string): string {
  const name = monthName.format(new Date(month));
  return name === 'Jan' ? `${name} ${month.slice(0, 4)}` : name;
}

/** Due dates of a day, in a word each: '941, W-2'; those of some counties last. */
function inShort(due: DueDay['due']): string {
  const there = Map.groupBy(due, ({ only }) => (only ? onlyThere(only, someCounties) : ''));
  return [...there]
    .sort(([one], [other]) => Number(one !== '') - Number(other !== ''))
    .map(([where, those]) => {
      const words = [...new Set(those.map(({ date }) => date.short))].join(', ');
      return where ? `${where}: ${words}` : words;
    })
    .join('. ');
}
