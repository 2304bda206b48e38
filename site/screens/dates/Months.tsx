import type { Occurrence } from '../../../due-dates/occurrences.ts';
import { Section } from '../../components/Section/Section.tsx';
import { type DatesContent, formPath } from './load.ts';
import styles from './Months.module.css';

type Props = DatesContent['months'] & Pick<DatesContent, 'audiences'>;

/** The twelve months that begin today, each with its days and what is due on them, for whom. */
export function Months({ heading, lead, next, items, audiences }: Props) {
  return (
    <Section heading={heading} lead={lead}>
      <div className={styles.months}>
        {items.map(({ name, shown, days }) => (
          <section key={name} data-shown={shown}>
            <h3>{name}</h3>
            <ol>
              {days.map(({ day, weekday, due, shown, isNext }) => (
                <li key={day} data-shown={shown}>
                  <time dateTime={day}>
                    <b>{Number(day.slice(8))}</b> {weekday}
                  </time>
                  <em data-shown={isNext}>{next}</em>
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
