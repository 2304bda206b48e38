import type { ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import styles from './AnswerHead.module.css';

interface Props {
  /** The contact page's breadcrumb entry, and the page's own. */
  parent: string;
  label: string;
  /** The address of the rosette on the ground. */
  art: string;
  children: ReactNode;
}

/** The head of the pages that answer a message, on ink. */
export function AnswerHead({ parent, label, art, children }: Props) {
  return (
    <div className={styles.ground} data-ground="ink">
      <div className={`page ${styles.page}`}>
        <img src={art} alt="" width="520" height="520" />
        <Breadcrumb items={[{ label: parent, href: '/contact' }, { label }]} />
        {children}
      </div>
    </div>
  );
}
