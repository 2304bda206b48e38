import { Copy } from '../Copy/Copy.tsx';
import { Paragraph } from '../Copy/Paragraphs.tsx';
import { List } from '../List/List.tsx';
import styles from './Steps.module.css';
import '../../styles/columns.css';

export interface Step {
  title: string;
  description: string;
  details?: readonly string[] | undefined;
}

/** A process in numbered steps, side by side if there is room. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <List
      as="ol"
      className={`columns ${styles.steps}`}
      data-columns={items.length === 3 ? undefined : 4}
    >
      {items.map(({ title, description, details }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Paragraph>{description}</Paragraph>
          {details && (
            <List>
              {details.map((detail) => (
                <li key={detail}>
                  <Copy>{detail}</Copy>
                </li>
              ))}
            </List>
          )}
        </li>
      ))}
    </List>
  );
}
