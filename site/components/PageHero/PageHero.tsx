import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '../Breadcrumb/Breadcrumb.tsx';
import styles from './PageHero.module.css';

interface Props {
  breadcrumb: readonly Crumb[];
  title: string;
  lead?: string | undefined;
  /** The address of the rosette, and the figure printed in its middle. */
  art: { src: string; denomination?: string | undefined };
  /** Buttons or lines under the lead. */
  children?: ReactNode;
}

/** The head of every inner page: breadcrumb, title and rosette on ink. */
export function PageHero({ breadcrumb, title, lead, art, children }: Props) {
  return (
    <header className={styles.hero}>
      <div className={styles.page}>
        <div className={styles.art} aria-hidden="true">
          <img src={art.src} alt="" width="520" height="520" />
          {art.denomination && <span>{art.denomination}</span>}
        </div>
        <div className={styles.words}>
          <Breadcrumb items={breadcrumb} />
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children && <div className={styles.actions}>{children}</div>}
        </div>
      </div>
    </header>
  );
}
