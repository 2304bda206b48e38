import { shellWords } from '../../shell/words.ts';
import styles from './AuthorBox.module.css';

/** The post's author: first letter, name and title. */
export function AuthorBox({ name, title }: { name: string; title: string }) {
  return (
    <aside className={styles.author} aria-label={shellWords.labels.author}>
      <span className={styles.letter} aria-hidden="true">
        {[...name][0]}
      </span>
      <p>
        <strong>{name}</strong>
        {title}
      </p>
    </aside>
  );
}
