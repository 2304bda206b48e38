import styles from './Spinner.module.css';

/** Turns until what it waits for has arrived after it, marked `data-loaded`. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <span className={styles.ring} />
      <span className="visually-hidden">{label}</span>
    </p>
  );
}
