import { ageStages, type Ages as Content } from '../../../../content/schemas/exhibits/ages.ts';
import styles from './Ages.module.css';
import { Entries } from './Entries.tsx';

/** Ages at which a saver may and must withdraw, on a scale of half years that ends in two lanes, one for each group of births. */
export function Ages(ages: Content) {
  const entries = ageStages(ages).map(({ label, beside, span, marked }) => ({
    title: label,
    description: beside,
    marked,
    numbers: { '--span': 2 * span },
  }));
  const whole = { '--all': 2 * (ages.to - ages.from) };
  return <Entries className={styles.ages} whole={whole} entries={entries} />;
}
