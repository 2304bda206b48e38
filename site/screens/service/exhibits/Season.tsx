import type { Season as Content } from '../../../../content/schemas/exhibits/season.ts';
import { Copy } from '../../../components/Copy/Copy.tsx';
import rail from './Rail.module.css';
import styles from './Season.module.css';

/** The months from one January to the end of the next. */
const MONTHS = 13;

/** Where each quarter begins, and the next year. */
const QUARTERS = ['Jan', 'Apr', 'Jul', 'Oct', 'Jan'];

/** The stages of a year, down a phone; on a wide screen each beside its days or months, drawn to scale. */
export function Season({ stages }: Pick<Content, 'stages'>) {
  const at = (month: number) => `${(((month - 1) / MONTHS) * 100).toFixed(0)}%`;
  return (
    <div className={styles.year}>
      <p className={styles.months} aria-hidden>
        {QUARTERS.map((month, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Jan stands there twice.
          <span key={place}>{month}</span>
        ))}
      </p>
      <ol className={`${rail.rail} ${styles.season}`}>
        {stages.map(({ title, description, when, from, to = from, marked }) => (
          <li key={title} data-marked={marked || undefined}>
            <b>
              <Copy>{when}</Copy>
            </b>
            <h4>
              <Copy>{title}</Copy>
            </h4>
            <p>
              <Copy>{description}</Copy>
            </p>
            <svg role="none">
              {to > from && <line x1={at(from)} x2={at(to)} />}
              <circle cx={at(to)} r={marked ? 11 : 8} />
            </svg>
          </li>
        ))}
      </ol>
    </div>
  );
}
