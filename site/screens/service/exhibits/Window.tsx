import { windowLabels } from '../../../../content/drawn/window.ts';
import type { Window as Content } from '../../../../content/schemas/exhibits/window.ts';
import { Copy } from '../../../components/Copy/Copy.tsx';
import { MONTHS } from './months.ts';
import { Places } from './Places.tsx';
import styles from './Window.module.css';

/** The months of a year, down a phone and across a wide screen, those of the window filled. */
export function Window(content: Pick<Content, 'months' | 'days' | 'opens' | 'closes' | 'late'>) {
  const { months, days, late } = content;
  const [opens, closes] = windowLabels(content);
  const halves = 2 * months + (days > 0 ? 1 : 0);
  const rest = 24 - halves;
  const stops = [
    { ...opens, span: halves },
    { ...closes, span: Math.ceil(rest / 2) },
    { label: late.title, beside: late.description, span: Math.floor(rest / 2) },
  ];
  return (
    <div className={styles.window}>
      <div aria-hidden="true">
        {MONTHS.map((month, place) => (
          <i key={month} data-open={openIn(place, halves)}>
            {month}
          </i>
        ))}
      </div>
      <Places of={styles.stops} entries={stops.map(({ span }) => ({ '--span': span }))} />
      <ol className={styles.stops}>
        {stops.map(({ label, beside }, place) => (
          <li key={label} data-marked={place === 1 || undefined}>
            <div>
              <h4>{label}</h4>
              <p>
                <Copy>{beside}</Copy>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How much of a month the window takes up. */
function openIn(month: number, halves: number): 'whole' | 'half' | undefined {
  if (2 * month + 2 <= halves) return 'whole';
  return 2 * month < halves ? 'half' : undefined;
}
