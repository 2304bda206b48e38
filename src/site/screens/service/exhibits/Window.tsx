import {
  type Window as Content,
  windowLabels,
} from '../../../../content/schemas/exhibits/window.ts';
import { Entries } from './Entries.tsx';
import { MONTH_LETTERS } from './months.ts';
import styles from './Window.module.css';

/** The months of a year, down a phone and across a wide screen, those of the window filled. */
export function Window(content: Content) {
  const { months, days, late } = content;
  const [opens, closes] = windowLabels(content);
  const halves = 2 * months + (days > 0 ? 1 : 0);
  const rest = 24 - halves;
  const entries = [
    { title: opens.label, description: opens.beside, numbers: { '--span': halves } },
    {
      title: closes.label,
      description: closes.beside,
      marked: true,
      numbers: { '--span': Math.ceil(rest / 2) },
    },
    { ...late, numbers: { '--span': Math.floor(rest / 2) } },
  ];
  return (
    <div className={styles.window}>
      <div aria-hidden="true">
        {MONTH_LETTERS.map((month, place) => (
          <i key={month} data-open={openIn(place, halves)}>
            {month}
          </i>
        ))}
      </div>
      <Entries className={styles.stops} entries={entries} />
    </div>
  );
}

/** How much of a month the window takes up. */
function openIn(month: number, halves: number): 'whole' | 'half' | undefined {
  if (2 * month + 2 <= halves) return 'whole';
  return 2 * month < halves ? 'half' : undefined;
}
