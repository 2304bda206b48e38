import { useState } from 'react';
import type { PictureUse } from '../contract.ts';
import { call } from './api.ts';

interface Props {
  id: string;
  value?: string | undefined;
  use: PictureUse;
  onChange(name: string | undefined): void;
}

/** A field for a picture: dropped, pasted or chosen. */
export function PictureDrop({ id, value, use, onChange }: Props) {
  const { take, chooser } = usePictures(id, use, onChange);
  return (
    <fieldset
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      {chooser}
      {value && (
        <button type="button" onClick={() => onChange(undefined)}>
          Remove {value}
        </button>
      )}
    </fieldset>
  );
}

/**
 * Puts pictures of this computer among the content.
 *
 * @param onAdded called with the name of each as a field has it
 * @returns `take` for what is dropped or pasted, and a chooser that says what became of it
 */
export function usePictures(id: string, use: PictureUse, onAdded: (name: string) => void) {
  const [said, setSaid] = useState('Drop a picture here, paste it, or choose a file.');
  const take = (event: { preventDefault(): void }, { files }: { files: FileList | null }) => {
    const [file] = files ?? [];
    if (!file) return;
    event.preventDefault();
    setSaid(`${file.name} is being added.`);
    const asked = new URLSearchParams({ name: file.name, for: use });
    call<{ name: string }>('POST', `picture?${asked}`, file).then(
      ({ name }) => {
        setSaid(`${name} is added.`);
        onAdded(name);
      },
      ({ message }: Error) => setSaid(message),
    );
  };
  const chooser = (
    <>
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-label="Choose a picture"
        onChange={(event) => take(event, event.target)}
      />
      <p role="status">{said}</p>
    </>
  );
  return { take, chooser };
}
