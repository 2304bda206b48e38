import { TextList } from '../../components/List/TextList.tsx';
import type { Paper } from '../../load/papers.ts';
import styles from './AtHand.module.css';

/** Things to have at hand, with a box to tick beside each. */
export function AtHand({ have }: Pick<Paper, 'have'>) {
  return <TextList className={styles.atHand} items={have} />;
}
