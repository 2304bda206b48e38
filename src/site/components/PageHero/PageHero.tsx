import type { ReactNode } from 'react';
import type { Crumb } from '../../breadcrumb.ts';
import type { Picture } from '../../load/photo.ts';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx';
import { Copy } from '../Copy/Copy.tsx';
import { Paragraph } from '../Copy/Paragraphs.tsx';
import { HERO_END } from '../hero-end.ts';
import styles from './PageHero.module.css';

interface Props {
  breadcrumb: readonly Crumb[];
  above?: ReactNode;
  title: string;
  lead?: string | undefined;
  /** The caption of the engraving: the meaning of its number. */
  says?: string | undefined;
  /** A drawing that contains the engraving. */
  drawing?: ReactNode;
  /** The engraving's size: small beside text, or large and cropped by the edge. */
  size?: 'small' | 'large';
  /** The engraving, or a photograph. */
  art: Omit<Picture, 'kind'> & { kind?: Picture['kind'] | undefined };
  children?: ReactNode;
}

/** The head of every inner page: breadcrumb, title and engraving on ink. */
export function PageHero(props: Props) {
  const { breadcrumb, above, title, lead, says, drawing, size, art, children } = props;
  const isPhoto = art.kind === 'photo';
  const picture = (
    <div id={HERO_END} aria-hidden="true">
      <img
        src={art.src}
        srcSet={art.srcSet}
        sizes={art.srcSet && '700px'}
        alt=""
        width="520"
        height="520"
        fetchPriority="high"
      />
    </div>
  );
  return (
    <header data-ground="ink">
      <div className={`page ${styles.page}`} data-size={size}>
        <div className={styles.words}>
          <Breadcrumb items={breadcrumb} />
          {above}
          <h1>
            <Copy>{title}</Copy>
          </h1>
          {lead && <Paragraph className={styles.lead}>{lead}</Paragraph>}
          {children && <div className={styles.actions}>{children}</div>}
        </div>
        <div className={isPhoto ? styles.photo : styles.note} data-kind={art.kind}>
          {says && !isPhoto && <Paragraph>{says}</Paragraph>}
          {drawing ? (
            <div>
              {drawing}
              {picture}
            </div>
          ) : (
            picture
          )}
        </div>
      </div>
    </header>
  );
}
