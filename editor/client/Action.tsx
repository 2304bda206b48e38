import { type FormEvent, type ReactNode, useState } from 'react';
import { partAt } from '../place.ts';

interface Props {
  /** What its button does: `Remove`. */
  does: string;
  /** Does it, with what the fields hold; resolves to the file that it made, if any. */
  act(typed: Readonly<Record<string, unknown>>): Promise<unknown>;
  children?: ReactNode;
}

/** An action with its fields, folded until it is wanted; then the form of the file that it made, if any. */
export function Action({ does, act, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].filter(([, words]) => words);
    act(Object.fromEntries(typed)).then(
      (done) => {
        setIsOpen(false);
        setSaid('Done.');
        const file = partAt(done, ['file']);
        if (file) location.hash = `#/${file}`;
      },
      ({ message }: Error) => setSaid(message),
    );
  };
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{does}…</summary>
      {isOpen && (
        <form onSubmit={submit}>
          {children}
          <button type="submit">{does}</button>
        </form>
      )}
      <p role="status">{said}</p>
    </details>
  );
}
