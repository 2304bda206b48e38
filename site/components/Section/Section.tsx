import type { ComponentProps, ReactNode } from 'react';
import styles from './Section.module.css';

interface Props extends Omit<ComponentProps<'section'>, 'title'> {
  /** The section's heading, level 2. */
  heading: string;
  /** The paragraph under the heading. */
  lead?: string | undefined;
  ground?: 'paper' | 'sheet' | 'ink';
  /** Keeps the heading for screen readers only. */
  quiet?: boolean;
  children?: ReactNode;
}

/** A full-width band of the page with its heading, set to the page's measure. */
export function Section({
  heading,
  lead,
  ground = 'paper',
  quiet = false,
  children,
  ...rest
}: Props) {
  return (
    <section className={styles.section} data-ground={ground} {...rest}>
      <div className={styles.page}>
        <div className={quiet ? 'visually-hidden' : styles.head}>
          <h2>{heading}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
