import type { ReactNode } from 'react';
import { breadcrumbTo } from '../../breadcrumb.ts';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import styles from './AnswerHead.module.css';

interface Props {
  route: string;
  /** The page's own entry in its breadcrumb. */
  label: string;
  /** The address of the background engraving. */
  art: string;
  children: ReactNode;
}

/** The head, on ink, of the pages that follow a posted message. */
export function AnswerHead({ route, label, art, children }: Props) {
  return (
    <header className={styles.ground} data-ground="ink">
      <div className={`page ${styles.page}`}>
        <img src={art} alt="" width="520" height="520" />
        <Breadcrumb items={breadcrumbTo(route, label)} />
        {children}
      </div>
    </header>
  );
}
