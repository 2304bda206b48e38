import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FileInfo, Place } from '../contract.ts';
import { call } from './api.ts';
import { PostShowing } from './PostShowing.tsx';

interface Props {
  file: FileInfo;
  files: readonly FileInfo[];
  open(file: string): void;
  /** Whether she is to be asked at once what to add. */
  isAdding: boolean;
}

const ACTIONS = {
  add: { label: 'Copy as new…', does: 'Add it' },
  rename: { label: 'Rename address…', does: 'Rename it' },
  remove: { label: 'Remove…', does: 'Remove it' },
} as const;
type Action = keyof typeof ACTIONS;
const ALL: readonly Action[] = ['add', 'rename', 'remove'];

/** What can be done with a file of many: copy, rename, remove, and show or hide a post. */
export function FileActions({ file, files, open, isAdding }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [action, setAction] = useState<Action>('add');
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (isAdding) dialog.current?.showModal();
  }, [isAdding]);
  const others = files.filter((each) => each.group === file.group && each.file !== file.file);
  const tell = (error: Error) => setSaid(error.message);
  const begin = (begun: Action) => {
    setAction(begun);
    setPlaces([]);
    setSaid('');
    dialog.current?.showModal();
    if (begun === 'add') return;
    call<Place[]>('GET', `places?${new URLSearchParams({ file: file.file })}`).then(
      setPlaces,
      tell,
    );
  };
  const act = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const body = { ...typed, [action === 'add' ? 'from' : 'file']: file.file };
    call<{ file?: string }>('POST', action, body).then((answer) => {
      dialog.current?.close();
      open(answer.file ?? others[0]?.file ?? 'content/firm.yaml');
    }, tell);
  };
  return (
    <div className="tools">
      {ALL.map((each) => (
        <button type="button" key={each} onClick={() => begin(each)}>
          {ACTIONS[each].label}
        </button>
      ))}
      {file.kind === 'post' && <PostShowing key={file.file} file={file.file} />}
      <dialog
        ref={dialog}
        className="dialog"
        aria-labelledby="action"
        onClose={() => location.hash.endsWith('!add') && open(file.file)}
      >
        <form key={`${action} ${file.file}`} onSubmit={act}>
          <h2 id="action">
            {ACTIONS[action].label.replace('…', '')}: {file.title}
          </h2>
          {action === 'add' && (
            <label>
              Its {file.kind === 'post' ? 'title' : 'name'}
              <input name="name" required />
            </label>
          )}
          {action !== 'remove' && (
            <label>
              The last part of its address, such as estate-accounting
              {action === 'add' && ' (made of the name where this is empty)'}
              <input name="slug" required={action === 'rename'} />
            </label>
          )}
          {action === 'remove' && file.group !== 'Team' && (
            <label>
              What is named instead, and where its address leads
              <select name="instead">
                <option value="">Nothing</option>
                {others.map((other) => (
                  <option key={other.file} value={other.file.replace(/^.*\/|\.\w+$/g, '')}>
                    {other.title}
                  </option>
                ))}
              </select>
            </label>
          )}
          {places.length > 0 && (
            <details>
              <summary>{places.length} places name it</summary>
              <ul>
                {places.map(({ file: at, line, says, isReference }) => (
                  <li key={`${at} ${line} ${says}`}>
                    {at}, line {line}: {says}
                    {!isReference && ' (stays: change these words yourself)'}
                  </li>
                ))}
              </ul>
            </details>
          )}
          <p role="alert">{said}</p>
          <button type="submit">{ACTIONS[action].does}</button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </form>
      </dialog>
    </div>
  );
}
