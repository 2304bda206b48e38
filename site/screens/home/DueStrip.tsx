import { Fragment } from 'react';
import { Signpost } from '../../components/Signpost/Signpost.tsx';
import styles from './DueStrip.module.css';
import type { HomeContent } from './load.ts';

/** What is due in the next twelve months, a column each, or on small screens on the next four days. */
export function DueStrip({ title, next, text, link, months }: HomeContent['benefits']['dates']) {
  const dated = months.filter(({ days }) => days.length > 0);
  if (dated.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.months}>
        {dated.map(({ name, shown, days }) => (
          <Fragment key={shown}>
            <dt data-shown={shown}>{name}</dt>
            {days.map((date) => (
              <dd key={date.day} data-shown={date.shown}>
                <b data-shown={date.isNext}>{next}</b>
                <time dateTime={date.day}>{Number(date.day.slice(8))}</time> {date.what}
              </dd>
            ))}
          </Fragment>
        ))}
      </dl>
      <Signpost text={text} links={[{ label: link, href: '/dates' }]} />
    </>
  );
}
