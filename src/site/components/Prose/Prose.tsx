import type { ReactNode } from 'react';
import styles from './Prose.module.css';

interface Props {
  children?: ReactNode;
  /** Instead of children: a post's content, sanitized by its store. */
  html?: string;
}

/** Long-form reading: headings, paragraphs, lists, tables, quotations, figures, code. */
export function Prose({ children, html }: Props) {
  if (html === undefined) return <div className={styles.prose}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: posts are HTML, sanitized on the way out of every store.
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
