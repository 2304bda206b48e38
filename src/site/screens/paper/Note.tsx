import type { Paper } from '../../load/papers.ts';
import styles from './Note.module.css';

/** The note of a paper's number, and what the paper is. */
export function Note({ title, art }: Pick<Paper, 'title'> & { art: string }) {
  return (
    <figure className={styles.note}>
      <div data-print>
        <img src={art} alt="" width="520" height="520" fetchPriority="high" />
      </div>
      <figcaption>{title.slice(0, 1).toUpperCase() + title.slice(1)}</figcaption>
    </figure>
  );
}
