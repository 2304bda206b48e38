import type { DueDate } from '../../../content/schemas/due-date.ts';
import { Copy } from '../../components/Copy/Copy.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { DatesContent } from './load.ts';
import styles from './Rules.module.css';

/** The rule of each date, with its source. */
export function Rules({ heading, lead, monthly, source, note, groups }: DatesContent['rules']) {
  return (
    <Section heading={heading} lead={lead}>
      <div className={styles.rules}>
        {groups.map(({ name, dates }) => (
          <details key={name} className="disclosure arrow">
            <summary>
              <h3>{name}</h3>
            </summary>
            <dl>
              {dates.map((date) => (
                <div key={date.id}>
                  <dt>
                    {date.title} <span>{days(date, monthly)}</span>
                  </dt>
                  <dd>
                    <Copy>{date.rule}</Copy>{' '}
                    <small data-cited>
                      {source} {date.source}
                    </small>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
      </div>
      <p className={styles.note}>
        <Copy>{note}</Copy>
      </p>
    </Section>
  );
}

/** 'January 15, April 15' or 'Each month, day 20'. */
function days({ on }: DueDate, monthly: string): string {
  return on.map(({ day }) => (/^\d/.test(day) ? `${monthly} ${day}` : day)).join(', ');
}
