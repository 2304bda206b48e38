import type { ReactNode } from 'react';
import type { Picture } from '../../load/photo.ts';
import type { Crumb } from '../../steps-to.ts';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { Copy } from '../Copy/Copy.tsx';
import { HERO_END } from '../hero-end.ts';
import styles from './PageHero.module.css';

interface Props {
  /** The id of its last part, where a page has several heads. */
  end?: string;
  breadcrumb: readonly Crumb[];
  /** Stands between them. */
  above?: ReactNode;
  title: string;
  lead?: string | undefined;
  /** The figure printed in the middle of the rosette. */
  denomination?: string | undefined;
  /** The rosette, or a photograph. */
  art: Omit<Picture, 'kind'> & { kind?: Picture['kind'] | undefined };
  /** Buttons or lines under the lead. */
  children?: ReactNode;
}

/** What four digits or three letters take in the middle of a rosette; more has to be smaller. */
const WIDE = /^\D{4}|.{5}/;

/** The head of every inner page: breadcrumb, title and rosette on ink. */
export function PageHero({
  end = HERO_END,
  breadcrumb,
  above,
  title,
  lead,
  denomination = '',
  art,
  children,
}: Props) {
  const isPhoto = art.kind === 'photo';
  return (
    <header className={styles.hero} data-ground="ink">
      <div className={`page ${styles.page}`}>
        <div className={styles.words}>
          <Breadcrumb items={breadcrumb} />
          {above}
          <h1>{title}</h1>
          {lead && (
            <p className={styles.lead}>
              <Copy>{lead}</Copy>
            </p>
          )}
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        <div
          id={end}
          className={isPhoto ? styles.photo : styles.art}
          data-art="hero"
          data-kind={art.kind}
          aria-hidden="true"
        >
          <img
            src={art.src}
            srcSet={art.srcSet}
            sizes={art.srcSet && '700px'}
            alt=""
            width="520"
            height="520"
            fetchPriority="high"
          />
          {denomination && !isPhoto && (
            <span data-wide={WIDE.test(denomination) || undefined}>{denomination}</span>
          )}
        </div>
      </div>
    </header>
  );
}
