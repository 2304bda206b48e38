import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withOwnIds } from './own-ids.ts';

interface Props {
  /** The part and its state; no two specimens share one. */
  name: string;
  /** What it stands on. */
  ground?: 'paper' | 'ink';
  children: ReactNode;
}

/** One part in one state under its name; its ids are its own. */
export function Specimen({ name, ground = 'paper', children }: Props) {
  const id = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const html = withOwnIds(renderToStaticMarkup(children), id).replaceAll(' autofocus=""', '');
  return (
    <>
      <h2 id={id}>{name}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: markup of our own components, rendered above. */}
      <div data-ground={ground} data-part={id} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
