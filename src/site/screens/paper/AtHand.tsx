import { Copy } from '../../components/Copy/Copy.tsx';
import { List } from '../../components/List/List.tsx';
import type { Paper } from '../../load/papers.ts';
import styles from './AtHand.module.css';

/** Things to have at hand, with a box to tick beside each. */
export function AtHand({ have }: Pick<Paper, 'have'>) {
  return (
    <List className={styles.atHand}>
      {have.map((item) => (
        <li key={item}>
          <Copy>{item}</Copy>
        </li>
      ))}
    </List>
  );
}
