import type { IconName } from '../../../content/schemas/icons.ts';
import { shellWords } from '../../shell/words.ts';
import { Fold } from '../Fold/Fold.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { List } from '../List/List.tsx';
import styles from './CardGrid.module.css';
import '../../styles/columns.css';
import '../../styles/sheet.css';

export interface Card {
  title: string;
  description: string;
  icon: IconName;
  /** Form numbers or tools, shown as chips. */
  features?: readonly string[] | undefined;
  link?: { label: string; href: string } | undefined;
}

/** Cards in one ruled sheet, two in a row, or three with `columns`. */
export function CardGrid({ items, columns = 2 }: { items: readonly Card[]; columns?: 2 | 3 }) {
  return (
    <List className={`columns sheet ${styles.grid}`} data-columns={columns}>
      {items.map(({ title, description, icon, features, link }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <Fold title={title} text={description} />
          {features && (
            <List className={`wrap ${styles.features}`} aria-label={shellWords.labels.featureList}>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </List>
          )}
          {link && (
            <a className="link" href={link.href}>
              {link.label}
            </a>
          )}
        </li>
      ))}
    </List>
  );
}
