import { useEffect, useState } from 'react';
import type { FileInfo, Place } from '../contract.ts';
import { Action } from './Action.tsx';
import { call } from './api.ts';
import { Links } from './Links.tsx';

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
          <Action does="Add another" path="add" sent={{ folder }}>
            <label>
              Its {folder === 'posts' ? 'title' : 'name'} <input name="name" required />
            </label>
            <FileChoice name="like" says="Begin with the words of" files={many} />
          </Action>
          <Action does="Change address" path="rename" sent={{ file }}>
            <label>
              The last part of its address, such as estate-accounting
              <input name="slug" required />
            </label>
            <Places file={file} />
          </Action>
          <Action does="Remove" path="remove" sent={{ file }}>
            <p>What stands in no version yet does not come back.</p>
            <FileChoice name="instead" says="Name and lead to this one instead" files={others} />
            <Places file={file} />
          </Action>
        </>
      )}
      <Action does="Discard my changes to this file" path="discard" sent={{ file }} />
    </div>
  );
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
  const links = places.map(({ file: to, at, where, says, isReference }) => ({
    ...{ to: `${to}!${at.join('/')}`, title: where, says, count: 0 },
    group: isReference ? 'These follow' : 'These stay: change them yourself',
  }));
  return <Links links={links} here={undefined} />;
}
