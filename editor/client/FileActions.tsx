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
  const others = files.filter((each) => each.folder === folder && each.file !== file);
  return (
    <div className="tools">
      {folder && (
        <>
          <Action does="Add another" act={(typed) => call('add', { ...typed, folder })}>
            <label>
              Its {folder === 'posts' ? 'title' : 'name'} <input name="name" required />
            </label>
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
            <label>
              Name and lead to this one instead
              <select name="instead">
                <option value="">None</option>
                {others.map((other) => (
                  <option key={other.file} value={other.file}>
                    {other.title}
                  </option>
                ))}
              </select>
            </label>
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
