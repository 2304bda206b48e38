import type { ComponentProps, ReactNode } from 'react';
import { Paragraph } from '../Copy/Paragraphs.tsx';
import styles from './Section.module.css';

interface Props extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its items; the section is omitted if the list is empty. */
  of?: readonly unknown[];
  heading: string;
  lead?: string | undefined;
  ground?: 'paper' | 'sheet' | 'ink';
  /** Hides the heading visually; screen readers still read it. */
  quiet?: boolean;
  /** A picture beside the heading and the content, or below them in narrow windows. */
  beside?: ReactNode;
  children?: ReactNode;
}

/** A full-width band of the page with a heading, as wide as the page's measure. */
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
