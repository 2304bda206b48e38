import { useEffect, useState } from 'react';
import type { PictureUse } from '../contract.ts';
import { call } from './api.ts';
import { sendPicture } from './send-picture.ts';

interface Props {
  id: string;
  value?: string | undefined;
  use: PictureUse;
  onChange(name: string | undefined): void;
}

/** A field for a picture: dropped, pasted or chosen. */
export function PictureDrop({ id, value, use, onChange }: Props) {
  const [src, setSrc] = useState('');
  const [said, setSaid] = useState('');
  useEffect(() => {
    setSrc('');
    const asked = new URLSearchParams({ name: value ?? '', for: use });
    if (value)
      call<{ src: string }>('GET', `picture?${asked}`).then(
        (answer) => setSrc(answer.src),
        ({ message }: Error) => setSaid(message),
      );
  }, [value, use]);
  const take = async ([file]: Iterable<File>) => {
    if (!file) return;
    setSaid(`${file.name} is being added.`);
    onChange(await sendPicture(file, use));
    setSaid('');
  };
  const takeFrom = (files: FileList | null) => {
    take(files ?? []).catch(({ message }: Error) => setSaid(message));
  };
  return (
    <fieldset
      className="drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        takeFrom(event.dataTransfer.files);
      }}
      onPaste={(event) => takeFrom(event.clipboardData.files)}
    >
      {src && <img src={src} alt={`As it is now: ${value}`} />}
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-describedby={`${id}-said`}
        onChange={({ target }) => takeFrom(target.files)}
      />
      {value && (
        <button type="button" onClick={() => onChange(undefined)}>
          Remove {value}
        </button>
      )}
      <p id={`${id}-said`} role="status">
        {said || 'Drop a picture here, paste it, or choose a file.'}
      </p>
    </fieldset>
  );
}
