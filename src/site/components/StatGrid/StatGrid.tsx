import type { Claimed } from '../../load/claims.ts';
import { firm } from '../../load/firm.ts';
import { Paragraph } from '../Copy/Paragraphs.tsx';
import { Folded } from '../Fold/Folded.tsx';
import { List } from '../List/List.tsx';
import styles from './StatGrid.module.css';
import '../../styles/columns.css';

type Stat = Claimed<{ claim: string; title: string; description: string }>;

/** The tints of the family's ink in StatGrid.module.css, one for each statistic. */
const TINTS = 6;

/** The firm's figures in large type with label and meaning, for the ink ground. */
export function StatGrid({ items }: { items: readonly Stat[] }) {
  return (
    <>
      <List className={`columns ${styles.grid}`}>
        {items.map(({ claim, value, label, title, description }, index) => (
          <li key={claim} data-tint={(index % TINTS) + 1}>
            <p className={styles.value}>
              <b>{value}</b> <span className={`label ${styles.label}`}>{label}</span>
            </p>
            <h3>{title}</h3>
            <Folded title={title}>
              <Paragraph>{description}</Paragraph>
            </Folded>
          </li>
        ))}
      </List>
      {items.length > 0 && <Paragraph className={styles.note}>{firm.figuresNote}</Paragraph>}
    </>
  );
}
