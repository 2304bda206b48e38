import { type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FileInfo, Path, Place } from '../contract.ts';
import { call } from './api.ts';

interface Props {
  file: FileInfo;
  files: readonly FileInfo[];
  open(file: string, at?: Path): void;
  /** Whether she is to be asked at once what to add. */
  isAdding: boolean;
}

const ACTIONS = [
  ['add', 'New from this one'],
  ['rename', 'Change address'],
  ['remove', 'Remove'],
] as const;

/** What can be done with a file of many: begin another with it, change its address, remove it. */
export function FileActions({ file: info, files, open, isAdding }: Props) {
  const { file, title, screen, kind, group } = info;
  const dialog = useRef<HTMLDialogElement>(null);
  const [[action, does], setAction] = useState<(typeof ACTIONS)[number]>(ACTIONS[0]);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (isAdding) dialog.current?.showModal();
  }, [isAdding]);
  const others = files.filter(
    (each) => each.screen === screen && each.isOneOfMany && each.file !== file,
  );
  const tell = (error: Error) => setSaid(error.message);
  const begin = (begun: (typeof ACTIONS)[number]) => {
    setAction(begun);
    setPlaces([]);
    setSaid('');
    dialog.current?.showModal();
    if (begun[0] === 'add') return;
    call<Place[]>('GET', `places?${new URLSearchParams({ file })}`).then(setPlaces, tell);
  };
  const go = (event: SyntheticEvent, to: string, at?: Path) => {
    event.preventDefault();
    dialog.current?.close();
    open(to, at);
  };
  const act = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const body = { ...typed, [action === 'add' ? 'from' : 'file']: file };
    call<{ file?: string }>('POST', action, body).then(
      ({ file: to = screen }) => go(event, to),
      tell,
    );
  };
  return (
    <div className="tools">
      {ACTIONS.map((each) => (
        <button type="button" key={each[0]} onClick={() => begin(each)}>
          {each[1]}…
        </button>
      ))}
      <dialog
        ref={dialog}
        aria-labelledby="action"
        onClose={() => location.hash.endsWith('!add') && open(file)}
      >
        <form key={`${action} ${file}`} onSubmit={act}>
          <h2 id="action">
            {does}: {title}
          </h2>
          {action === 'add' && (
            <label>
              Its {kind === 'post' ? 'title' : 'name'} <input name="name" required />
            </label>
          )}
          {action === 'add' && kind === 'post' && (
            <label className="tools">
              <input type="checkbox" name="words" value="kept" /> With the text of this one
            </label>
          )}
          {action !== 'remove' && (
            <label>
              The last part of its address, such as estate-accounting
              {action === 'add' && '; made of the name where this is empty'}
              <input name="slug" required={action === 'rename'} />
            </label>
          )}
          {action === 'remove' && group !== 'Team' && (
            <label>
              What is named instead, and where its address leads
              <select name="instead">
                <option value="">Nothing</option>
                {others.map((other) => (
                  <option key={other.file} value={other.file}>
                    {other.title}
                  </option>
                ))}
              </select>
            </label>
          )}
          <p role="alert">{said}</p>
          <button type="submit" className="primary">
            {does}
          </button>{' '}
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
          {places.length > 0 && (
            <details>
              <summary>{places.length} places name it</summary>
              <ul className="files">
                {places.map(({ file: to, at, where, says, isReference }) => (
                  <li key={`${to} ${at} ${says}`}>
                    <a href={`#/${to}`} onClick={(event) => go(event, to, at)}>
                      {where} {isReference ? 'follows' : 'stays, change it yourself'}: {says}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </form>
      </dialog>
    </div>
  );
}
