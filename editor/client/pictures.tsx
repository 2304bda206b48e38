import { type ClipboardEvent, useRef, useState } from 'react';
import type { FileInfo } from '../api-types.ts';
import { call } from './api.ts';

interface FieldProps {
  id: string;
  value: string;
  onChange(value: string | undefined): void;
}

/** The folder of the file that shows a picture. */
type Use = Pick<FileInfo, 'folder'>;

/** A field for a picture. */
export function PictureField({ id, value, folder, onChange }: FieldProps & Use) {
  return (
    <>
      {value && (
        <button type="button" onClick={() => onChange(undefined)}>
          Remove {value}
        </button>
      )}
      <Chooser id={id} folder={folder} onAdded={onChange} />
    </>
  );
}

/** The Markdown of a post; the browser's own undo reverts pasted text and added pictures. */
export function PostText({ id, value, onChange }: FieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (text: string) => {
    area.current?.focus();
    document.execCommand('insertText', false, text);
  };
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    const words = event.clipboardData.getData('text/plain');
    if (!html) return;
    event.preventDefault();
    call<{ text: string }>('paste', { html }).then(
      ({ text }) => insert(text),
      () => insert(words),
    );
  };
  const show = (name: string) => {
    const shows = prompt(`What does ${name} show? Screen readers read this aloud.`);
    insert(`\n\n![${shows ?? ''}](${name})\n\n`);
  };
  return (
    <>
      <textarea
        ref={area}
        id={id}
        value={value}
        rows={24}
        aria-describedby={`${id}__error`}
        onChange={({ target }) => onChange(target.value)}
        onPaste={paste}
      />
      <Chooser id={`${id}-picture`} folder="posts" onAdded={show} />
    </>
  );
}

interface ChooserProps extends Use {
  id: string;
  onAdded(name: string): void;
}

/** Uploads a dropped or chosen picture to the content; `onAdded` gets its name as written in a field. */
function Chooser({ id, folder = 'people', onAdded }: ChooserProps) {
  const [said, setSaid] = useState('Drop a picture on the button, or choose a file.');
  const add = (file: File | undefined) => {
    if (!file) return;
    setSaid(`${file.name} is being added.`);
    const asked = new URLSearchParams({ name: file.name, folder });
    call<{ name: string }>(`picture?${asked}`, file).then(
      ({ name }) => {
        setSaid(`${name} is added.`);
        onAdded(name);
      },
      ({ message }: Error) => setSaid(message),
    );
  };
  return (
    <>
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-label="Choose a picture"
        onChange={({ target }) => add(target.files?.[0])}
      />
      <p role="status">{said}</p>
    </>
  );
}
