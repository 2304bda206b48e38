import { type ClipboardEvent, useRef, useState } from 'react';
import { call } from './api.ts';
import { usePictures } from './PictureDrop.tsx';

interface Props {
  id: string;
  value: string;
  onChange(value: string): void;
}

/** The Markdown of a post; what a paste or a picture adds, the browser's own undo takes back. */
export function PostText({ id, value, onChange }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  const insert = (text: string) => {
    area.current?.focus();
    document.execCommand('insertText', false, text);
  };
  const { take, chooser } = usePictures(`${id}-picture`, 'posts', (name) => {
    const shows = prompt(`What does ${name} show? Who cannot see it hears this.`);
    insert(`\n\n![${shows ?? ''}](${name})\n\n`);
  });
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    const words = event.clipboardData.getData('text/plain');
    if (!html) return take(event, event.clipboardData);
    event.preventDefault();
    call<{ text: string; says?: string }>('POST', 'paste', { html }).then(
      ({ text, says = '' }) => {
        insert(text);
        setSaid(says);
      },
      () => insert(words),
    );
  };
  return (
    <>
      <textarea
        ref={area}
        id={id}
        value={value}
        rows={24}
        spellCheck
        aria-describedby={`${id}__error`}
        onChange={({ target }) => onChange(target.value)}
        onPaste={paste}
        onDrop={(event) => take(event, event.dataTransfer)}
      />
      <p role="status">{said}</p>
      {chooser}
    </>
  );
}
