import { List } from '../../components/List/List.tsx';
import type { Paper } from '../../load/notices.ts';
import styles from './PaperList.module.css';
import '../../styles/columns.css';
import '../../styles/linked-items.css';

interface Props {
  /** Stands over the list, level 3. */
  heading?: string;
  papers: readonly Pick<Paper, 'code' | 'href' | 'title'>[];
}

/** Papers by their codes, each leading to its page. */
export function PaperList({ heading, papers }: Props) {
  return (
    <div className={styles.group}>
      {heading && <h3>{heading}</h3>}
      <List className={`columns links linked-items ${styles.papers}`}>
        {papers.map(({ code, href, title }) => (
          <li key={code}>
            <a href={href}>{code}</a>
            <span>{title}</span>
          </li>
        ))}
      </List>
    </div>
  );
}
