import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Change, FileInfo, NamedPlace } from '../contract.ts';
import { call } from './api.ts';
import { Links } from './Links.tsx';

interface Props {
  file: FileInfo;
  files: readonly FileInfo[];
  /** Whether the dialog for a new entry opens at once. */
  isAdding: boolean;
}

const ACTIONS = { add: 'Add another', rename: 'Change address', remove: 'Remove' } as const;

/** The actions on a file as a whole. */
export function FileActions({ file: info, files, isAdding }: Props) {
  const { file, title, folder, group } = info;
  const dialog = useRef<HTMLDialogElement>(null);
  const [action, setAction] = useState<keyof typeof ACTIONS>('add');
  const [places, setPlaces] = useState<readonly NamedPlace[]>([]);
  const [said, setSaid] = useState('');
  const tell = ({ message }: Error) => setSaid(message);
  useEffect(() => {
    if (isAdding) dialog.current?.showModal();
  }, [isAdding]);
  const begin = (begun: keyof typeof ACTIONS) => {
    setAction(begun);
    setPlaces([]);
    setSaid('');
    dialog.current?.showModal();
    if (begun === 'add') return;
    call<NamedPlace[]>('GET', `places?${new URLSearchParams({ file })}`).then(setPlaces, tell);
    if (begun === 'rename') return;
    call<Change[]>('GET', 'changes').then((changes) => {
      const isNew = changes.some((each) => each.file === file && each.kind === 'new');
      if (isNew) setSaid('It stands in no version yet: what is removed does not come back.');
    }, tell);
  };
  const act = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].filter(([, words]) => words),
    );
    const body = action === 'add' ? { ...typed, folder } : { ...typed, file };
    call<{ file?: string }>('POST', action, body).then(({ file: to }) => {
      dialog.current?.close();
      location.hash = `#/${to ?? ''}`;
    }, tell);
  };
  const discard = () => {
    if (!confirm(`${title}: bring back the words of the last version, without your changes?`))
      return;
    setSaid('');
    call('POST', 'discard', { file }).catch(({ message }: Error) => alert(message));
  };
  const isMany = folder !== undefined;
  const others = files.filter((each) => each.folder === folder && each.file !== file);
  return (
    <div className="tools">
      {isMany &&
        Object.entries(ACTIONS).map(([name, does]) => (
          <button
            type="button"
            key={name}
            onClick={() => begin(name === 'add' ? 'add' : name === 'rename' ? 'rename' : 'remove')}
          >
            {does}…
          </button>
        ))}
      <button type="button" onClick={discard}>
        Discard my changes to this file
      </button>
      <dialog ref={dialog} aria-labelledby="action">
        <form key={action} onSubmit={act}>
          <h2 id="action">
            {ACTIONS[action]}: {action === 'add' ? group : title}
          </h2>
          {action === 'add' && (
            <label>
              Its {folder === 'posts' ? 'title' : 'name'} <input name="name" required />
            </label>
          )}
          {action !== 'remove' && (
            <label>
              The last part of its address, such as estate-accounting
              {action === 'add' && '; made of the name where this is empty'}
              <input name="slug" required={action === 'rename'} />
            </label>
          )}
          {(action === 'add' || (action === 'remove' && folder !== 'people')) && (
            <label>
              {action === 'add' ? 'Begin with the words of' : 'Name and lead to this one instead'}
              <select name={action === 'add' ? 'like' : 'instead'}>
                <option value="">{action === 'add' ? 'None: begin empty' : 'None'}</option>
                {(action === 'add' ? [info, ...others] : others).map((other) => (
                  <option key={other.file} value={other.file}>
                    {other.title}
                  </option>
                ))}
              </select>
            </label>
          )}
          <p role="alert">{said}</p>
          <button type="submit" className="primary">
            {ACTIONS[action]}
          </button>{' '}
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </form>
        {[true, false].map((isReference) => {
          const named = places.filter((place) => place.isReference === isReference);
          return (
            named.length > 0 && (
              <section key={String(isReference)}>
                <h3>{isReference ? 'These follow' : 'These stay: change them yourself'}</h3>
                <Links
                  here={undefined}
                  links={named.map(({ file: to, at, where, says }) => ({
                    ...{ to: `${to}!${at.join('/')}`, title: where, says, count: 0 },
                  }))}
                />
              </section>
            )
          );
        })}
      </dialog>
    </div>
  );
}
