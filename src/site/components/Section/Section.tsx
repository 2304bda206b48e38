import type { ComponentProps, ReactNode } from 'react';
import { Paragraph } from '../Copy/Paragraphs.tsx';
import styles from './Section.module.css';

interface Props extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its content; without any, the section is left out. */
  of?: readonly unknown[];
  /** The section's heading, level 2. */
  heading: string;
  /** The paragraph under the heading. */
  lead?: string | undefined;
  ground?: 'paper' | 'sheet' | 'ink';
  /** Keeps the heading for screen readers only. */
  quiet?: boolean;
  /** A picture that stands beside the heading and the rest where there is room, below them where not. */
  beside?: ReactNode;
  children?: ReactNode;
}

/** A full-width band of the page with its heading, set to the page's measure. */
export function Section({
  of,
  heading,
  lead,
  ground = 'paper',
  quiet = false,
  beside,
  children,
  ...rest
}: Props) {
  if (of?.length === 0) return null;
  const content = (
    <>
      <div className={quiet ? 'visually-hidden' : styles.head}>
        <h2>{heading}</h2>
        {lead && <Paragraph>{lead}</Paragraph>}
      </div>
      {children}
    </>
  );
  return (
    <section className={styles.section} data-ground={ground} {...rest}>
      <div className="page">
        {beside ? (
          <div className={`beside ${styles.split}`}>
            <div>{content}</div>
            {beside}
          </div>
        ) : (
          content
        )}
      </div>
    </section>
  );
}
