import { Copy } from '../../components/Copy/Copy.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { List } from '../../components/List/List.tsx';
import type { ReferralsContent } from './load.ts';
import styles from './Ways.module.css';

/** Ways to pass the firm's name on, one ruled row each. */
export function Ways({ items }: Pick<ReferralsContent['ways'], 'items'>) {
  return (
    <List className={styles.rows}>
      {items.map(({ title, description, icon }) => (
        <li key={title}>
          <h3>
            <Icon name={icon} />
            {title}
          </h3>
          <p>
            <Copy>{description}</Copy>
          </p>
        </li>
      ))}
    </List>
  );
}
