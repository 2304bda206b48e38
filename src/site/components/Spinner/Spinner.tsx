import styles from './Spinner.module.css';

/** Turns until the element after it, marked `data-loaded`, has arrived. */
export function Spinner({ label }: { label: string }) {
  return (
    <p className={styles.spinner} role="status">
      <span className={styles.ring} />
      <span className="visually-hidden">{label}</span>
    </p>
  );
}
