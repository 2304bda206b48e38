import { Copy } from '../../components/Copy/Copy.tsx';
import { List } from '../../components/List/List.tsx';
import styles from './Benefits.module.css';
import type { HomeContent } from './load.ts';
import '../../styles/columns.css';

/** Benefits, each with its registered figure. */
export function Benefits({ items }: { items: HomeContent['benefits']['items'] }) {
  return (
    <List className={`columns ${styles.grid}`}>
      {items.map(({ claim, title, description, value, label }) => (
        <li key={claim}>
          <p>
            <strong>{value}</strong> {label}
          </p>
          <h3>{title}</h3>
          <p>
            <Copy>{description}</Copy>
          </p>
        </li>
      ))}
    </List>
  );
}
