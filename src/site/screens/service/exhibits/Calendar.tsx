import { MONTHS } from '../../../../base/calendar/months.ts';
import type { ExhibitOf } from '../../../../content/schemas/exhibit.ts';
import { windowLabels } from '../../../../content/schemas/exhibits/calendar.ts';
import styles from './Calendar.module.css';
import { Entries } from './Entries.tsx';
import rail from './Rail.module.css';

/** The months of the year in three letters each. */
const MONTH_LETTERS = MONTHS.map((month) => month.slice(0, 3));

/** The months of a year, down a phone and across a wide screen; those of the window are filled. */
export function Window(content: ExhibitOf<'window'>) {
  const { months, days, late } = content;
  const [opens, closes] = windowLabels(content);
  const halves = 2 * months + (days > 0 ? 1 : 0);
  const rest = 24 - halves;
  const entries = [
    { title: opens.label, description: opens.words, numbers: { '--span': halves } },
    {
      title: closes.label,
      description: closes.words,
      marked: true,
      numbers: { '--span': Math.ceil(rest / 2) },
    },
    { ...late, numbers: { '--span': Math.floor(rest / 2) } },
  ];
  return (
    <div className={styles.window}>
      <div aria-hidden="true">
        {MONTH_LETTERS.map((month, index) => (
          <i key={month} data-open={openIn(index, halves)}>
            {month}
          </i>
        ))}
      </div>
      <Entries className={styles.stops} entries={entries} />
    </div>
  );
}

/** The part of a month that the window covers. */
function openIn(month: number, halves: number): 'whole' | 'half' | undefined {
  if (2 * month + 2 <= halves) return 'whole';
  return 2 * month < halves ? 'half' : undefined;
}

/** A year as a ruler, down a phone and across a wide screen, to scale in both. */
export function Year({ dates }: ExhibitOf<'year'>) {
  const entries = dates.map(({ date, whose, ...words }) => ({
    ...words,
    title: date.printed,
    lead: `${whose}:`,
    numbers: { '--day': date.index + 1 },
  }));
  return (
    <div className={styles.year}>
      <p className={styles.months} aria-hidden>
        {MONTH_LETTERS.map((month) => (
          <span key={month}>{month}</span>
        ))}
      </p>
      <Entries className={`${styles.dates} ${rail.dotted}`} entries={entries} />
    </div>
  );
}
