import type { ComponentProps } from 'react';
import styles from './Certificate.module.css';

interface Props extends Omit<ComponentProps<'div'>, 'className' | 'ref'> {
  as?: 'div' | 'figure';
}

/** A sheet with a second thin rule inside its edge, for the few most important cards. */
export function Certificate({ as: Element = 'div', children, ...rest }: Props) {
  return (
    <Element className={styles.certificate} {...rest}>
      {children}
    </Element>
  );
}
