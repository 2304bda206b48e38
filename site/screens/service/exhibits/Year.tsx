import type { Year as Content } from '../../../../content/schemas/exhibits/year.ts';
import { Copy } from '../../../components/Copy/Copy.tsx';
import { MONTHS } from './months.ts';
import { Places } from './Places.tsx';
import styles from './Year.module.css';

/** A year as a ruler, which runs down a phone and across a wide screen, to scale either way. */
export function Year({ dates }: Pick<Content, 'dates'>) {
  const entries = dates.map(({ date }) => ({ '--day': date.place + 1 }));
  return (
    <div className={styles.year}>
      <Places of={styles.dates} entries={entries} />
      <p className={styles.months} aria-hidden>
        {MONTHS.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </p>
      <ol className={styles.dates}>
        {dates.map(({ date, whose, description, marked }) => (
          <li key={date.printed} data-marked={marked || undefined}>
            <h4>{date.printed}</h4>
            <p>
              <b>{whose}:</b> <Copy>{description}</Copy>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
