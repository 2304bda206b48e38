import { type ClipboardEvent, useRef } from 'react';
import { call } from './api.ts';
import { usePictures } from './PictureDrop.tsx';

interface Props {
  id: string;
  value: string;
  onChange(value: string): void;
  describedBy?: string | undefined;
}

const TABLE = '\n\n| Form | Due |\n| --- | --- |\n| 941 | January 31 |\n\n';
const WHERE = 'Where does it lead? Such as /contact, or https://www.irs.gov/payments';

/** The Markdown of a post; what the buttons, a paste or a picture add, the browser's own undo takes back. */
export function PostText({ id, value, onChange, describedBy }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (text: string) => {
    area.current?.focus();
    document.execCommand('insertText', false, text);
  };
  const { take, chooser } = usePictures('posts', (name) => {
    const shows = prompt(`What does ${name} show? Who cannot see it hears this.`);
    insert(`\n\n![${shows ?? ''}](${name})\n\n`);
  });
  const selected = () =>
    value.slice(area.current?.selectionStart ?? 0, area.current?.selectionEnd ?? 0);
  const beginLines = (mark: string) => {
    const start = value.lastIndexOf('\n', (area.current?.selectionStart ?? 0) - 1) + 1;
    area.current?.setSelectionRange(start, area.current.selectionEnd);
    insert(selected().replace(/^/gm, mark));
  };
  const link = () => {
    const address = prompt(WHERE);
    if (address) insert(`[${selected() || 'words'}](${address})`);
  };
  const tools = [
    ['Heading', () => beginLines('## ')],
    ['List', () => beginLines('- ')],
    ['Link', link],
    ['Table', () => insert(TABLE)],
  ] as const;
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    const words = event.clipboardData.getData('text/plain');
    if (!html) return take(event, event.clipboardData);
    event.preventDefault();
    const cleaned = call<{ text: string }>('POST', 'paste', { html });
    void cleaned
      .then(
        ({ text }) => text,
        () => words,
      )
      .then(insert);
  };
  return (
    <>
      <div className="tools" role="toolbar" aria-label="Parts of the text" aria-controls={id}>
        {tools.map(([name, use]) => (
          <button type="button" key={name} onClick={use}>
            {name}
          </button>
        ))}
      </div>
      <textarea
        ref={area}
        id={id}
        value={value}
        rows={24}
        spellCheck
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
        onPaste={paste}
        onDrop={(event) => take(event, event.dataTransfer)}
      />
      <label htmlFor={`${id}-picture`}>A picture where the cursor is</label>
      {chooser(`${id}-picture`, 'Or drop it on the text, or paste it there.')}
    </>
  );
}
