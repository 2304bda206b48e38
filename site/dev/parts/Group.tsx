import type { ReactNode } from 'react';
import styles from './Parts.module.css';
import { partId } from './part-id.ts';

interface Props {
  heading: string;
  /** What these parts have in common. */
  note: string;
  children: ReactNode;
}

/** Parts that belong together. */
export function Group({ heading, note, children }: Props) {
  const id = partId(heading);
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <p>{note}</p>
      </div>
      {children}
    </section>
  );
}
