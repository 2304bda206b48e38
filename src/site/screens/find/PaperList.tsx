import { Folded } from '../../components/Fold/Folded.tsx';
import { List } from '../../components/List/List.tsx';
import { type Paper, shortName } from '../../load/papers.ts';
import styles from './PaperList.module.css';
import '../../styles/columns.css';
import '../../styles/linked-items.css';

interface Props {
  id?: string;
  /** The heading over the list, level 3. */
  heading?: string;
  papers: readonly Pick<Paper, 'code' | 'name' | 'href' | 'title'>[];
  /** The word after their number, if the list is folded on a phone. */
  many?: string;
}

/** Papers by code, or by name if they print none, each linked to its page. */
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
      {heading && (
        <h3>
          {heading} {many && <small>{`${papers.length} ${many}`}</small>}
        </h3>
      )}
      {heading && many ? <Folded title={heading}>{list}</Folded> : list}
    </div>
  );
}
