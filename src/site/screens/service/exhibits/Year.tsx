import type { Year as Content } from '../../../../content/schemas/exhibits/year.ts';
import { Entries } from './Entries.tsx';
import { MONTH_LETTERS } from './months.ts';
import styles from './Year.module.css';

/** A year as a ruler, which runs down a phone and across a wide screen, to scale either way. */
export function Year({ dates }: Content) {
  const entries = dates.map(({ date, whose, ...words }) => ({
    ...words,
    title: date.printed,
    lead: `${whose}:`,
    numbers: { '--day': date.place + 1 },
  }));
  return (
    <div className={styles.year}>
      <p className={styles.months} aria-hidden>
        {MONTH_LETTERS.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </p>
      <Entries className={styles.dates} entries={entries} />
    </div>
  );
}
