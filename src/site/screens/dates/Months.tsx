import type { DueMonth } from '../../../dates/due-months.ts';
import { type Occurrence, occurrenceKey } from '../../../dates/occurrences.ts';
import { Section } from '../../components/Section/Section.tsx';
import { onlyInCounties, otherwise, postponedInCounties } from '../../shell/postponed.ts';
import { type DatesContent, formPath } from './load.ts';
import styles from './Months.module.css';

type Props = Pick<DatesContent, 'audience' | 'audiences' | 'links' | 'months' | 'route'> & {
  items: readonly DueMonth[];
};

/** The months that are open at the start; a full year would be twenty screens on a phone. */
const OPEN = 3;

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const monthName = format({ month: 'long', year: 'numeric' });
const weekday = format({ weekday: 'short' });

/** The twelve months that begin today, each with its days, the due dates and their audiences. */
export function Months({ months, audience, audiences, links, route, items }: Props) {
  const { heading, lead, choice, later, next } = months;
  const last = items.slice(OPEN).at(-1);
  const shown = items.map(({ month, days }, index) => (
    <Month
      key={month}
      month={month}
      days={days}
      next={index === 0 ? next : undefined}
      audiences={audience ? undefined : audiences}
    />
  ));
  return (
    <Section heading={heading} lead={lead}>
      <nav className={`links ${styles.choice}`} aria-label={choice}>
        <ul className="wrap">
          {links.map(({ name, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === route ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.months}>
        {shown.slice(0, OPEN)}
        {last && (
          <details className="disclosure arrow">
            <summary>
              {later} {nameOf(last.month)}
            </summary>
            {shown.slice(OPEN)}
          </details>
        )}
      </div>
    </Section>
  );
}

interface MonthProps extends DueMonth {
  /** The label of the first day. */
  next: string | undefined;
  /** The audiences' names, if the list shows them. */
  audiences: DatesContent['audiences'] | undefined;
}

function Month({ month, days, next, audiences }: MonthProps) {
  return (
    <section>
      <h3>{nameOf(month)}</h3>
      <ol>
        {days.map(({ day, due }, index) => (
          <li key={day}>
            <time dateTime={day}>
              <b>{Number(day.slice(8))}</b> {weekday.format(new Date(day))}
              {index === 0 && next && <mark>{next}</mark>}
            </time>
            <div>
              {due.map((occurrence) => (
                <p key={occurrenceKey(occurrence)}>
                  <DueThere {...occurrence} />{' '}
                  {audiences && (
                    <small>
                      {occurrence.date.audiences.map((name) => audiences[name]).join(', ')}
                    </small>
                  )}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function nameOf(month: string): string {
  return monthName.format(new Date(month));
}

/** A due date, after the counties it is limited to, or followed by a later day. */
function DueThere(due: Occurrence) {
  const { postponement, postponements, regularDay } = due;
  const behind = postponement
    ? [`${otherwise(regularDay)} (${postponement.source})`]
    : postponements.map(postponedInCounties);
  return (
    <>
      {postponement && <small>{onlyInCounties(postponement)}:</small>}
      <Due {...due} />{' '}
      {behind.map((words) => (
        <small key={words}>{words}</small>
      ))}
    </>
  );
}

/** A due date with its form's number, linked to the form's page if there is one. */
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
