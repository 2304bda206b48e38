import { TextList } from '../../components/List/TextList.tsx';
import type { Paper } from '../../load/papers.ts';
import styles from './AtHand.module.css';

/** A checklist of things to have at hand. */
export function AtHand({ have }: Pick<Paper, 'have'>) {
  return <TextList className={styles.atHand} items={have} />;
}
