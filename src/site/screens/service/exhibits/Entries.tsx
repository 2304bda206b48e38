import type { ReactNode } from 'react';
import { Copy } from '../../../components/Copy/Copy.tsx';
import { type Numbers, Places } from './Places.tsx';

/** A part of an exhibit that has text. */
export interface Entry {
  /** A day, a duration or an amount over the title. */
  label?: string;
  title?: string;
  /** The first words of the description, in bold. */
  lead?: string;
  description?: string;
  marked?: boolean | undefined;
  /** A further attribute for the style sheet. */
  state?: string | undefined;
  /** Its position, for the style sheet. */
  numbers?: Numbers;
  drawing?: ReactNode;
}

interface Props {
  className: string | undefined;
  /** The list's measures, for the style sheet. */
  whole?: Numbers;
  entries: readonly Entry[];
}

/** The parts of an exhibit as a list; the style sheet positions them. */
export function Entries({ className, whole = {}, entries }: Props) {
  return (
    <>
      <Places of={className} whole={whole} entries={entries.map(({ numbers = {} }) => numbers)} />
      <ol className={className}>
        {entries.map((entry) => (
          <li
            key={`${entry.label} ${entry.title}`}
            data-marked={entry.marked || undefined}
            data-state={entry.state}
          >
            <Words {...entry} />
            {entry.drawing}
          </li>
        ))}
      </ol>
    </>
  );
}

function Words({ label, title, lead, description }: Entry) {
  if (!description) return null;
  return (
    <div>
      {label && (
        <b>
          <Copy>{label}</Copy>
        </b>
      )}
      {title && (
        <h4>
          <Copy>{title}</Copy>
        </h4>
      )}
      <p>
        {lead && <b>{lead}</b>} <Copy>{description}</Copy>
      </p>
    </div>
  );
}
