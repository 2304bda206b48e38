import { Section } from '../../components/Section/Section.tsx';
import type { DueMonth } from '../../due-dates/due-months.ts';
import type { Occurrence } from '../../due-dates/occurrences.ts';
import { type DatesContent, formPath } from './load.ts';
import styles from './Months.module.css';

type Props = DatesContent['months'] &
  Pick<DatesContent, 'audiences'> & { items: readonly DueMonth[] };

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const monthName = format({ month: 'long', year: 'numeric' });
const weekday = format({ weekday: 'short' });

/** The twelve months that begin today, each with its days and what is due on them, for whom. */
export function Months({ heading, lead, next, items, audiences }: Props) {
  return (
    <Section heading={heading} lead={lead}>
      <div className={styles.months}>
        {items.map(({ month, days }, monthPlace) => (
          <section key={month}>
            <h3>{monthName.format(new Date(month))}</h3>
            <ol>
              {days.map(({ day, due }, place) => (
                <li key={day}>
                  <time dateTime={day}>
                    <b>{Number(day.slice(8))}</b> {weekday.format(new Date(day))}
                  </time>
                  {monthPlace + place === 0 && <em>{next}</em>}
                  <div>
                    {due.map((occurrence) => (
                      <p key={occurrence.id}>
                        <Due {...occurrence} />{' '}
                        <small>
                          {occurrence.date.audiences.map((name) => audiences[name]).join(', ')}
                        </small>
                      </p>
                    ))}
                  </div>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Section>
  );
}

/** What is due, with the form's number, which leads to the form's page where there is one. */
function Due({ title, date: { form } }: Pick<Occurrence, 'title' | 'date'>) {
  if (form === undefined) return title;
  const href = formPath(form);
  const [before = '', after] = title.split(form);
  return (
    <>
      {after === undefined ? `${title}, ` : before}
      {href ? <a href={href}>{form}</a> : form}
      {after}
    </>
  );
}
