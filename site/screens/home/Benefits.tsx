import { Copy } from '../../components/Copy/Copy.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { List } from '../../components/List/List.tsx';
import styles from './Benefits.module.css';
import type { HomeContent } from './load.ts';
import '../../styles/columns.css';

/** What clients can hold the firm to, each with its registered figure. */
export function Benefits({ items }: { items: HomeContent['benefits']['items'] }) {
  return (
    <List className={`columns ${styles.grid}`}>
      {items.map(({ claim, icon, title, description, value, label }) => (
        <li key={claim}>
          <Icon name={icon} />
          <div>
            <h3>{title}</h3>
            <p className={styles.figure}>
              <strong>{value}</strong> {label}
            </p>
            <p>
              <Copy>{description}</Copy>
            </p>
          </div>
        </li>
      ))}
    </List>
  );
}
