import type { ReactNode } from 'react';
import styles from './Certificate.module.css';

/** A sheet with a second thin rule inside its edge: for the few cards that carry weight. */
export function Certificate({ children }: { children: ReactNode }) {
  return <div className={styles.certificate}>{children}</div>;
}
