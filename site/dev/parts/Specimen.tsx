import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withOwnIds } from './own-ids.ts';
import styles from './Parts.module.css';
import { partId } from './part-id.ts';

interface Props {
  /** The part and its state; no two specimens share one. */
  name: string;
  /** What it is, in a line. */
  note: string;
  /** What it stands on. */
  ground?: 'paper' | 'sheet' | 'ink' | 'cyan';
  /** From edge to edge, for parts that set their own measure. */
  bleed?: boolean;
  /** Comes alive in the browser, which then needs the markup as it is. */
  live?: boolean;
  children: ReactNode;
}

/** One part in one state under its caption; its ids are its own. */
export function Specimen({ name, note, ground = 'paper', bleed, live = false, children }: Props) {
  const id = partId(name);
  return (
    <div className={styles.specimen}>
      <div className={styles.caption}>
        <h3 id={id}>{name}</h3>
        <p>{note}</p>
      </div>
      <div className={styles.stand} data-ground={ground} data-bleed={bleed} data-part={id}>
        {live ? <div>{children}</div> : <Markup id={id}>{children}</Markup>}
      </div>
    </div>
  );
}

function Markup({ id, children }: { id: string; children: ReactNode }) {
  const html = withOwnIds(renderToStaticMarkup(children), id).replaceAll(' autofocus=""', '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own components, rendered a line above.
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
