import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  amount: string;
  /** The note to the amount. */
  note?: string | undefined;
  marked?: boolean | undefined;
  /** A further attribute for the style sheet. */
  state?: string | undefined;
}

/** A line of a ledger, within `<dl>`: what the amount is of, and the amount. */
export function Line({ children, amount, note, marked, state }: Props) {
  return (
    <div data-marked={marked || undefined} data-state={state}>
      <dt>{children}</dt>
      <dd>{amount}</dd>
      {note && <dd>{note}</dd>}
    </div>
  );
}
