import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { FileInfo, TextMatch } from '../api-types.ts';
import { valueAt } from '../value-path.ts';
import { call } from './api.ts';
import { Links, linkTo } from './Links.tsx';

interface Props {
  file: FileInfo;
  files: readonly FileInfo[];
}

/** The actions on a whole file. */
export function FileActions({ file: { file, folder }, files }: Props) {
  const many = files.filter((each) => each.folder === folder);
  const others = many.filter((each) => each.file !== file);
  return (
    <div className="tools">
      {folder && (
        <>
          <Action does="Add another" act={(typed) => call('add', { ...typed, folder })}>
            <label>
              Its {folder === 'posts' ? 'title' : 'name'} <input name="name" required />
            </label>
            {folder !== 'posts' && <FileChoice name="like" says="Like another" files={many} />}
          </Action>
          <Action does="Change address" act={(typed) => call('rename', { ...typed, file })}>
            <label>
              The last part of its address, such as estate-accounting
              <input name="slug" required />
            </label>
            <Places file={file} />
          </Action>
          <Action does="Remove" act={(typed) => call('remove', { ...typed, file })}>
            <p>Unpublished text cannot be recovered.</p>
            <FileChoice name="instead" says="Replace references with" files={others} />
            <Places file={file} />
          </Action>
        </>
      )}
      <Discard file={file} />
    </div>
  );
}

/** Restores the text of Git's last version. */
export function Discard({ file }: { file: string }) {
  return <Action does="Discard my changes to this file" act={() => call('discard', { file })} />;
}

interface FileChoiceProps {
  name: string;
  says: string;
  files: readonly FileInfo[];
}

function FileChoice({ name, says, files }: FileChoiceProps) {
  return (
    <label>
      {says}
      <select name={name}>
        <option value="">None</option>
        {files.map(({ file, title }) => (
          <option key={file} value={file}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

function Places({ file }: { file: string }) {
  const [places, setPlaces] = useState<readonly TextMatch[]>([]);
  useEffect(() => {
    const asked = call<TextMatch[]>(`places?${new URLSearchParams({ file })}`);
    asked.then(setPlaces, () => setPlaces([]));
  }, [file]);
  const links = places.map((usage) => ({
    ...linkTo(usage),
    group: usage.isReference ? 'These follow' : 'These stay: change them yourself',
  }));
  return <Links links={links} />;
}

interface ActionProps {
  /** The label of its button: `Remove`. */
  does: string;
  /** Runs the action with the fields' values; resolves to the file it created, if any. */
  act(typed: Readonly<Record<string, unknown>>): Promise<unknown>;
  children?: ReactNode;
}

/** An action with its fields, folded at first; afterwards shows the form of the file it created, if any. */
export function Action({ does, act, children }: ActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].filter(([, words]) => words);
    act(Object.fromEntries(typed)).then(
      (done) => {
        setIsOpen(false);
        setSaid('Done.');
        const file = valueAt(done, ['file']);
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
