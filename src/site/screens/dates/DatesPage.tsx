import type { DueDate } from '../../../content/schemas/due-date.ts';
import type { DueMonth } from '../../../dates/due-months.ts';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Copy } from '../../components/Copy/Copy.tsx';
import { Paragraph } from '../../components/Copy/Paragraphs.tsx';
import { List } from '../../components/List/List.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './DatesPage.module.css';
import { Dial } from './Dial.tsx';
import type { DatesContent, yearAround } from './load.ts';
import { Months } from './Months.tsx';
import '../../styles/disclosure.css';
import '../../styles/columns.css';

interface Props extends DatesContent {
  /** The host in the subscription addresses of calendars. */
  host: string;
  shown: readonly DueMonth[];
  year: ReturnType<typeof yearAround>;
}

/** The page /dates or an audience's page: what is due within a year, its calendars, and the rules. */
export function DatesPage(page: Props) {
  const { hero, toCalendars, calendars, rules, host, shown, year, nextDay } = page;
  return (
    <>
      <PageHero
        {...hero}
        drawing={year.next && <Dial dial={year.dial} next={year.next} label={nextDay} />}
      >
        <div className={styles.way}>
          <ButtonLink look="action" href="#calendars">
            {toCalendars}
          </ButtonLink>
        </div>
      </PageHero>
      <Months {...page} items={shown} />
      <Calendars {...calendars} host={host} />
      <Rules {...rules} />
    </>
  );
}

/** The calendars, each to subscribe to and as a file, and instructions for programs. */
function Calendars({ host, ...calendars }: DatesContent['calendars'] & Pick<Props, 'host'>) {
  const { heading, lead, subscribe, download, items, programs } = calendars;
  return (
    <Section id="calendars" heading={heading} lead={lead} ground="sheet">
      <div className={`beside ${styles.calendars}`}>
        <List className="rows links">
          {items.map(({ name, path }) => (
            <li key={path}>
              <b>{name}</b>
              <a href={`webcal://${host}${path}`}>
                {subscribe}
                <span className="visually-hidden">: {name}</span>
              </a>
              <a href={path} download={path.slice(1).replace('/', '-')}>
                {download}
                <span className="visually-hidden">: {name}</span>
              </a>
            </li>
          ))}
        </List>
        <dl>
          {programs.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** The rule of each date, with its source. */
function Rules({ heading, lead, monthly, source, note, groups }: DatesContent['rules']) {
  return (
    <Section heading={heading} lead={lead}>
      <div className={`ruled ${styles.rules}`}>
        {groups.map(({ name, dates }) => (
          <details key={name} className="disclosure arrow">
            <summary>
              <h3>{name}</h3>
            </summary>
            <dl className="columns" data-columns="2">
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
      <Paragraph className={styles.note}>{note}</Paragraph>
    </Section>
  );
}

/** 'January 15, April 15' or 'Each month, day 20'. */
function days({ on }: DueDate, monthly: string): string {
  return on.map(({ day }) => (/^\d/.test(day) ? `${monthly} ${day}` : day)).join(', ');
}
