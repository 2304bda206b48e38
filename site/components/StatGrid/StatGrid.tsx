import { Fold } from '../Fold/Fold.tsx';
import { List } from '../List/List.tsx';
import styles from './StatGrid.module.css';

export interface Stat {
  claim: string;
  value: string;
  label: string;
  title: string;
  description: string;
}

/** The firm's figures, large, each with what it counts and what it means; for the ink ground. */
export function StatGrid({ items }: { items: readonly Stat[] }) {
  return (
    <List className={styles.grid}>
      {items.map(({ claim, value, label, title, description }) => (
        <li key={claim}>
          <p className={styles.value}>
            <b>{value}</b> <span className={styles.label}>{label}</span>
          </p>
          <h3>{title}</h3>
          <Fold title={title} text={description} whole />
        </li>
      ))}
    </List>
  );
}
