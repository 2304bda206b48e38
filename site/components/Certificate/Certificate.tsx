import type { ComponentProps } from 'react';
import styles from './Certificate.module.css';

/** A sheet with a second thin rule inside its edge: for the few cards that carry weight. */
export function Certificate({ children, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={styles.certificate} {...rest}>
      {children}
    </div>
  );
}
