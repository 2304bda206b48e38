import type { Family } from '../../../content/schemas/family.ts';
import { List } from '../List/List.tsx';
import styles from './ServiceIndex.module.css';
import '../../styles/linked-items.css';

export interface ServiceEntry {
  /** The visitor's need, in their words. */
  situation: string;
  name: string;
  href: string;
  denomination: string;
  family: Family;
}

/** A ruled index from situations to services, each with its denomination. */
export function ServiceIndex({
  items,
  columns = 2,
}: {
  items: readonly ServiceEntry[];
  columns?: 1 | 2;
}) {
  return (
    <List className={`links linked-items linked-rows ${styles.index}`} data-columns={columns}>
      {items.map(({ situation, name, href, denomination, family }) => (
        <li key={situation} data-family={family}>
          <span className={styles.denomination} aria-hidden="true">
            {denomination}
          </span>
          <p className="title">{situation}</p>
          <a href={href}>{name}</a>
        </li>
      ))}
    </List>
  );
}
