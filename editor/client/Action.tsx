import { type FormEvent, type ReactNode, useState } from 'react';
import { call } from './api.ts';

interface Props {
  /** What its button does: `Remove`. */
  does: string;
  /** The call, below /api/. */
  path: string;
  /** What is sent besides the fields. */
  sent: object;
  children?: ReactNode;
}

/** A call with its fields, folded until it is wanted; then the page of the file that it made, if any. */
export function Action({ does, path, sent, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState('');
  const act = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].filter(([, words]) => words);
    call<{ file?: string }>(path, { ...Object.fromEntries(typed), ...sent }).then(
      ({ file }) => {
        setIsOpen(false);
        setSaid('Done.');
        if (file) location.hash = `#/${file}`;
      },
      ({ message }: Error) => setSaid(message),
    );
  };
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{does}…</summary>
      {isOpen && (
        <form onSubmit={act}>
          {children}
          <button type="submit" className="primary">
            {does}
          </button>
        </form>
      )}
      <p role="status">{said}</p>
    </details>
  );
}
