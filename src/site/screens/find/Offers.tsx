import { List } from '../../components/List/List.tsx';
import { type Paper, paperTitle } from '../../load/papers.ts';
import styles from './Offers.module.css';

interface Props {
  /** The question, level 2, and the line under it, where the page's heading asks none. */
  title?: string;
  lead?: string;
  papers: readonly Paper[];
}

/** The papers that may be meant, for the head of the page; nothing without any. */
export function Offers({ title, lead, papers }: Props) {
  if (papers.length === 0) return null;
  return (
    <div className={styles.offers}>
      {title && <h2>{title}</h2>}
      {lead && <p>{lead}</p>}
      <List className="links">
        {papers.map((paper) => (
          <li key={paper.code}>
            <a href={paper.href}>{paperTitle(paper)}</a>
          </li>
        ))}
      </List>
    </div>
  );
}
