import { useEffect, useState } from 'react';
import type { FileInfo, Place } from '../contract.ts';
import { Action } from './Action.tsx';
import { call } from './api.ts';
import { Links, linkTo } from './Links.tsx';

interface Props {
  file: FileInfo;
  files: readonly FileInfo[];
}

/** The actions on a file as a whole. */
export function FileActions({ file: { file, folder }, files }: Props) {
  const many = files.filter((each) => folder && each.folder === folder);
  const others = many.filter((each) => each.file !== file);
  return (
    <div className="tools">
      {folder && (
        <>
          <Action does="Add another" act={(typed) => call('add', { ...typed, folder })}>
            <label>
              Its {folder === 'posts' ? 'title' : 'name'} <input name="name" required />
            </label>
            <FileChoice name="like" says="Begin with the words of" files={many} />
          </Action>
          <Action does="Change address" act={(typed) => call('rename', { ...typed, file })}>
            <label>
              The last part of its address, such as estate-accounting
              <input name="slug" required />
            </label>
            <Places file={file} />
          </Action>
          <Action does="Remove" act={(typed) => call('remove', { ...typed, file })}>
            <p>What stands in no version yet does not come back.</p>
            <FileChoice name="instead" says="Name and lead to this one instead" files={others} />
            <Places file={file} />
          </Action>
        </>
      )}
      <Discard file={file} />
    </div>
  );
}

/** Brings back the words of Git's last version. */
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

/** What names a file. */
function Places({ file }: { file: string }) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    const asked = call<Place[]>(`places?${new URLSearchParams({ file })}`);
    asked.then(setPlaces, () => setPlaces([]));
  }, [file]);
  const links = places.map((place) => ({
    ...linkTo(place),
    group: place.isReference ? 'These follow' : 'These stay: change them yourself',
  }));
  return <Links links={links} />;
}
