import { ageStages } from '../../../../content/drawn/ages.ts';
import type { Ages as Content } from '../../../../content/schemas/exhibits/ages.ts';
import { Copy } from '../../../components/Copy/Copy.tsx';
import styles from './Ages.module.css';
import { Places } from './Places.tsx';

/** What age lets or makes a saver do, on a scale of half years that ends in two lanes, one for each group of births. */
export function Ages(ages: Pick<Content, 'from' | 'to' | 'early' | 'open' | 'due'>) {
  const stages = ageStages(ages);
  return (
    <>
      <Places
        of={styles.ages}
        whole={{ '--all': 2 * (ages.to - ages.from) }}
        entries={stages.map(({ span }) => ({ '--span': 2 * span }))}
      />
      <ol className={styles.ages}>
        {stages.map(({ label, beside, marked }) => (
          <li key={label} data-marked={marked || undefined}>
            <h4>{label}</h4>
            <p>
              <Copy>{beside}</Copy>
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
