import type { ReactNode } from 'react';
import { shellWords } from '../../shell/words.ts';
import styles from './Folded.module.css';
import '../../styles/disclosure.css';

interface Props {
  /** The heading above, used in the control's name. */
  title: string;
  children: ReactNode;
}

/** A part that phones show after a tap on the nearest positioned element. */
export function Folded({ title, children }: Props) {
  return (
    <details className={`arrow phone-fold ${styles.folded}`}>
      <summary aria-label={`${shellWords.labels.unfold} ${title}`} />
      {children}
    </details>
  );
}
