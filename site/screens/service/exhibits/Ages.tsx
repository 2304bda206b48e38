import { ageStages } from '../../../../content/drawn/ages.ts';
import type { Ages as Content } from '../../../../content/schemas/exhibits/ages.ts';
import { Copy } from '../../../components/Copy/Copy.tsx';
import styles from './Ages.module.css';
import { numbered } from './numbered.ts';

/** What age lets or makes a saver do, on a scale of half years that ends in two lanes, one for each group of births. */
export function Ages(ages: Pick<Content, 'from' | 'to' | 'early' | 'open' | 'due'>) {
  return (
    <ol className={`${styles.ages} ${numbered(2 * (ages.to - ages.from))}`}>
      {ageStages(ages).map(({ label, beside, span, marked }) => (
        <li key={label} className={numbered(2 * span)} data-marked={marked || undefined}>
          <h4>{label}</h4>
          <p>
            <Copy>{beside}</Copy>
          </p>
        </li>
      ))}
    </ol>
  );
}
