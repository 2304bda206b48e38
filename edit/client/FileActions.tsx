import { type FormEvent, useRef, useState } from 'react';
import type { FileInfo, Path, Place } from '../contract.ts';
import { call } from './api.ts';

interface Props {
  file: FileInfo;
  files: readonly FileInfo[];
  open(file: string, at?: Path): void;
}

const ACTIONS = { add: 'New from this one', rename: 'Change address', remove: 'Remove' };
type Action = keyof typeof ACTIONS;
const ALL: readonly Action[] = ['add', 'rename', 'remove'];

/** What can be done with a file of many: begin another with it, change its address, remove it. */
export function FileActions({ file: { file, title, screen, kind, group }, files, open }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [action, setAction] = useState<Action>('add');
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [said, setSaid] = useState('');
  const others = files.filter((each) => each.screen === screen && each.isOneOfMany);
  const tell = (error: Error) => setSaid(error.message);
  const begin = (begun: Action) => {
    setAction(begun);
    setPlaces([]);
    setSaid('');
    dialog.current?.showModal();
    if (begun === 'add') return;
    call<Place[]>('GET', `places?${new URLSearchParams({ file })}`).then(setPlaces, tell);
  };
  const go = (to: string, at?: Path) => {
    dialog.current?.close();
    open(to, at);
  };
  const act = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const body = { ...typed, [action === 'add' ? 'from' : 'file']: file };
    call<{ file?: string }>('POST', action, body).then(({ file: to = screen }) => go(to), tell);
  };
  return (
    <div className="tools">
      {ALL.map((each) => (
        <button type="button" key={each} onClick={() => begin(each)}>
          {ACTIONS[each]}…
        </button>
      ))}
      <dialog ref={dialog} aria-labelledby="action">
        <form key={`${action} ${file}`} onSubmit={act}>
          <h2 id="action">
            {ACTIONS[action]}: {title}
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
          {places.length > 0 && <h3>{places.length} places name it</h3>}
          <ul>
            {places.map((place) => (
              <li key={JSON.stringify(place)}>
                <button type="button" onClick={() => go(place.file, place.at)}>
                  {place.where}
                </button>{' '}
                {place.isReference ? 'follows' : 'stays, change it yourself'}: {place.says}
              </li>
            ))}
          </ul>
          <p role="alert">{said}</p>
          <button type="submit" className="primary">
            {ACTIONS[action]}
          </button>{' '}
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </form>
      </dialog>
    </div>
  );
}
