import { type ClipboardEvent, useRef, useState } from 'react';
import { call } from './api.ts';
import { sendPicture } from './send-picture.ts';

interface Props {
  id: string;
  value: string;
  onChange(value: string): void;
  describedBy?: string | undefined;
}

const TABLE = '\n| Form | Due |\n| --- | --- |\n| 941 | January 31 |\n';

/** The Markdown of a post; what the buttons, a paste or a picture add, the browser's own undo takes back. */
export function PostText({ id, value, onChange, describedBy }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  const insert = (text: string) => {
    area.current?.focus();
    document.execCommand('insertText', false, text);
  };
  const selected = () =>
    value.slice(area.current?.selectionStart ?? 0, area.current?.selectionEnd ?? 0);
  const beginLines = (mark: string) => {
    const start = value.lastIndexOf('\n', (area.current?.selectionStart ?? 0) - 1) + 1;
    area.current?.setSelectionRange(start, area.current.selectionEnd);
    insert(selected().replace(/^/gm, mark));
  };
  const link = () => {
    const address = prompt('Where does it lead? Such as /contact, or https://www.irs.gov/payments');
    if (address) insert(`[${selected() || 'words'}](${address})`);
  };
  const tools = [
    ['Heading', () => beginLines('## ')],
    ['List', () => beginLines('- ')],
    ['Link', link],
    ['Table', () => insert(TABLE)],
  ] as const;
  const takePictures = (files: FileList | null) => {
    addAll([...(files ?? [])]).catch(({ message }: Error) => setSaid(message));
  };
  const addAll = async (files: readonly File[]) => {
    for (const file of files) {
      const description = prompt(`What does ${file.name} show? Who cannot see it hears this.`);
      if (description === null) continue;
      setSaid(`${file.name} is being added.`);
      const name = await sendPicture(file, 'posts');
      insert(`![${description}](${name})`);
      setSaid('');
    }
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { files, types } = event.clipboardData;
    const html = event.clipboardData.getData('text/html');
    const words = event.clipboardData.getData('text/plain');
    if (html) {
      event.preventDefault();
      call<{ text: string }>('POST', 'paste', { html }).then(
        ({ text }) => insert(text),
        () => insert(words),
      );
    } else if (types.includes('Files')) {
      event.preventDefault();
      takePictures(files);
    }
  };
  return (
    <>
      <div className="tools" role="toolbar" aria-label="Parts of the text" aria-controls={id}>
        {tools.map(([name, use]) => (
          <button type="button" key={name} onClick={use}>
            {name}
          </button>
        ))}
        <label>
          Picture
          <input
            type="file"
            accept="image/*"
            onChange={({ target }) => takePictures(target.files)}
          />
        </label>
      </div>
      <textarea
        ref={area}
        id={id}
        value={value}
        rows={24}
        spellCheck
        aria-describedby={[describedBy, `${id}-said`].filter(Boolean).join(' ')}
        onChange={({ target }) => onChange(target.value)}
        onPaste={paste}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          takePictures(event.dataTransfer.files);
        }}
      />
      <p id={`${id}-said`} role="status">
        {said}
      </p>
    </>
  );
}
