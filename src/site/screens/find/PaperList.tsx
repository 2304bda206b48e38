import { List } from '../../components/List/List.tsx';
import { type Paper, shortName } from '../../load/papers.ts';
import styles from './PaperList.module.css';
import '../../styles/columns.css';
import '../../styles/disclosure.css';
import '../../styles/linked-items.css';

interface Props {
  id?: string;
  /** The heading over the list, level 3. */
  heading?: string;
  papers: readonly Pick<Paper, 'code' | 'name' | 'href' | 'title'>[];
  /** The word after their number on a phone, where both open the list; without it the list stands open. */
  many?: string;
}

/** Papers by their codes, or their names where they print none, each leading to its page. */
export function PaperList({ id, heading, papers, many }: Props) {
  const list = (
    <List className={`columns rows links linked-items ${styles.papers}`}>
      {papers.map((paper) => (
        <li key={paper.code}>
          <a href={paper.href}>{shortName(paper)}</a>
          <span>{paper.title}</span>
        </li>
      ))}
    </List>
  );
  return (
    <div className={styles.group} id={id}>
      {heading && <h3>{heading}</h3>}
      {many ? (
        <details className="disclosure arrow phone-fold">
          <summary>
            {papers.length} {many}
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}
