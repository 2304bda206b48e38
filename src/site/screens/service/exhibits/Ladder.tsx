import type { Ladder as Content } from '../../../../content/schemas/exhibits/ladder.ts';
import { Entries } from './Entries.tsx';
import styles from './Ladder.module.css';

/** Steps that grow longer down a phone and rise across a wide screen; dashed where the page does not offer them. */
export function Ladder({ steps }: Content) {
  const entries = steps.map((step, place) => ({
    ...step,
    lead: step.gives,
    state: step.ours ? 'ours' : undefined,
    numbers: { '--left': steps.length - 1 - place },
  }));
  return <Entries className={styles.ladder} entries={entries} />;
}
