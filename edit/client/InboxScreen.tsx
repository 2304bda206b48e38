import { useEffect, useRef, useState } from 'react';
import type { MessageList, WholeMessage } from '../contract.ts';
import { call, stream } from './api.ts';
import { Button, useCommand } from './Command.tsx';

/** The messages that visitors sent: read only, but for what she presses. */
export function InboxScreen() {
  const [query, setQuery] = useState({ kind: 'new', search: '' });
  const [list, setList] = useState<MessageList>();
  const [chosen, setChosen] = useState<WholeMessage>();
  const { kind, search } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  const { run, printed } = useCommand();
  useEffect(() => {
    let isAsked = true;
    const told = (found: MessageList) => void (isAsked && setList(found));
    const refused = ({ message }: Error) => told({ says: [message], kinds: {}, messages: [] });
    call<MessageList>('GET', `inbox?${new URLSearchParams(query)}`).then(told, refused);
    return () => {
      isAsked = false;
    };
  }, [query]);
  const show = async (id: number) => {
    setChosen(await call<WholeMessage>('GET', `inbox/${id}`).catch(() => undefined));
    heading.current?.focus();
  };
  const act = async (what: string, id: number) => {
    if (what === 'delete' && !confirm(`Delete message ${id} for good?`)) return;
    await run('inbox', what, String(id));
    change({});
    await show(id);
  };
  const change = (part: Partial<typeof query>) => setQuery({ ...query, ...part });
  return (
    <>
      <h1>Inbox</h1>
      <div className="tools">
        <label>
          Find by words
          <input
            type="search"
            value={search}
            onChange={({ target }) => change({ search: target.value })}
          />
        </label>
        <label>
          Which
          <select value={kind} onChange={({ target }) => change({ kind: target.value })}>
            {Object.entries(list?.kinds ?? {}).map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button does="Export all as a table" on={download} />
      </div>
      <p role="status">{list?.says.join(' ') ?? 'The messages are being read …'}</p>
      <ul className="problems">
        {list?.messages.map(({ id, line }) => (
          <li key={id} aria-current={id === chosen?.id}>
            <Button does={line} on={() => show(id)} />
          </li>
        ))}
      </ul>
      <h2 ref={heading} tabIndex={-1}>
        {chosen ? `Message ${chosen.id}` : 'No message is open'}
      </h2>
      {printed}
      {chosen && (
        <>
          <div className="tools">
            <a href={chosen.answer}>Answer in the mail program</a>
            {Object.entries(chosen.acts).map(([what, does]) => (
              <Button key={what} does={does} on={() => act(what, chosen.id)} />
            ))}
          </div>
          <pre>{chosen.text}</pre>
        </>
      )}
    </>
  );
}

async function download(): Promise<void> {
  // A stream loses the sign by which a spreadsheet knows UTF-8.
  const parts = ['\uFEFF'];
  const sent = { name: 'inbox', words: ['export'] };
  await stream('POST', 'run', sent, (part) => void parts.push(part));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type: 'text/csv' }));
  link.download = 'messages.csv';
  link.click();
}
