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
  const { take, chooser } = usePictures(use, onChange);
  return (
    <fieldset
      className="drop"
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      {chooser(id, 'Drop a picture here, paste it, or choose a file.')}
      {value && (
        <button type="button" onClick={() => onChange(undefined)}>
          Remove {value}
        </button>
      )}
    </fieldset>
  );
}

/**
 * Puts pictures of her computer among the content.
 *
 * @param onAdded called with the name of each as a field has it
 * @returns `take` for what is dropped or pasted, and a `chooser` that says what became of it
 */
export function usePictures(use: PictureUse, onAdded: (name: string) => void) {
  const [said, setSaid] = useState('');
  const add = async (files: Iterable<File>) => {
    for (const file of files) {
      setSaid(`${file.name} is being added.`);
      const asked = new URLSearchParams({ name: file.name, for: use });
      onAdded((await call<{ name: string }>('POST', `picture?${asked}`, file)).name);
      setSaid('');
    }
  };
  const take = (event: { preventDefault(): void }, { files }: { files: FileList | null }) => {
    if (!files?.length) return;
    event.preventDefault();
    add([...files]).catch(({ message }: Error) => setSaid(message));
  };
  const chooser = (id: string, words: string) => (
    <>
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-describedby={`${id}-said`}
        onChange={(event) => take(event, event.target)}
      />
      <p id={`${id}-said`} role="status">
        {said || words}
      </p>
    </>
  );
  return { take, chooser };
}
