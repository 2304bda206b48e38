import { List } from '../../components/List/List.tsx';
import type { ReferralsContent } from './load.ts';
import styles from './ServiceSigns.module.css';
import '../../styles/linked-items.css';

/** Services with the sentence by which a friend's need is known, each linked to its page. */
export function ServiceSigns({ items }: Pick<ReferralsContent['services'], 'items'>) {
  return (
    <List className={`linked-items quoted ${styles.grid}`}>
      {items.map(({ name, href, denomination, family, sign }) => (
        <li key={href} data-family={family}>
          <p className={styles.denomination} aria-hidden="true">
            {denomination}
          </p>
          <blockquote>{sign}</blockquote>
          <h3>
            <a href={href}>{name}</a>
          </h3>
        </li>
      ))}
    </List>
  );
}
