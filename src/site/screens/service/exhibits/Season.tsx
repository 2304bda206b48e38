import type { Season as Content } from '../../../../content/schemas/exhibits/season.ts';
import { Entries } from './Entries.tsx';
import rail from './Rail.module.css';
import styles from './Season.module.css';

/** The months from one January to the end of the next. */
const MONTHS = 13;

/** The stages of a year, down a phone; on a wide screen each beside its days or months, drawn to scale. */
export function Season({ stages }: Content) {
  const entries = stages.map((stage) => ({
    ...stage,
    label: stage.when,
    drawing: <Span {...stage} />,
  }));
  return (
    <div className={styles.year}>
      <p className={styles.months} aria-hidden>
        <span>Jan</span>
        <span>Apr</span>
        <span>Jul</span>
        <span>Oct</span>
        <span>Jan</span>
      </p>
      <Entries className={`${styles.season} ${rail.rail}`} entries={entries} />
    </div>
  );
}

function Span({ from, to = from, marked }: Content['stages'][number]) {
  const at = (month: number) => `${(((month - 1) / MONTHS) * 100).toFixed(0)}%`;
  return (
    <svg role="none">
      {to > from && <line x1={at(from)} x2={at(to)} />}
      <circle cx={at(to)} r={marked ? 11 : 8} />
    </svg>
  );
}
