import styles from './AuthorBox.module.css';

/** Who wrote the post: first letter, name and title. */
export function AuthorBox({ name, title }: { name: string; title: string }) {
  return (
    <aside className={styles.author} aria-label="Author">
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
