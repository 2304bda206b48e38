import { List } from '../../components/List/List.tsx';
import { type Paper, paperTitle } from '../../load/notices.ts';
import styles from './Offers.module.css';

/** The papers that come near to a number, for the head of the page. */
export function Offers({ papers }: { papers: readonly Paper[] }) {
  return (
    <List className={`links ${styles.offers}`}>
      {papers.map((paper) => (
        <li key={paper.code}>
          <a href={paper.href}>{paperTitle(paper)}</a>
        </li>
      ))}
    </List>
  );
}
