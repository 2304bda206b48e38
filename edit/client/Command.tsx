import { useCallback, useRef, useState } from 'react';
import { stream } from './api.ts';

/** Runs the project's commands one after another; `printed` is what the last one has said so far. */
export function useCommand() {
  const [text, setText] = useState('');
  const isAtWork = useRef(false);
  /** Resolves once the command has ended; while one runs, nothing is started. */
  const run = useCallback(async (name: string, ...words: readonly string[]): Promise<void> => {
    if (isAtWork.current) return;
    isAtWork.current = true;
    let said = '';
    const tell = (part: string) => {
      said += part;
      setText(said);
    };
    setText('At work …');
    await stream('POST', 'run', { name, words }, tell).catch(({ message }) => tell(message));
    setText(said);
    isAtWork.current = false;
  }, []);
  const printed = <pre role="status">{text}</pre>;
  return { text, run, printed };
}

/** A button that does what it says. */
export function Button({ does, on }: { does: string; on: () => unknown }) {
  return (
    <button type="button" onClick={on}>
      {does}
    </button>
  );
}
