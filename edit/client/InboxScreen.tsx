import { useEffect, useRef, useState } from 'react';
import type { MessageList, WholeMessage } from '../contract.ts';
import { call, stream } from './api.ts';
import { Button, useCommand } from './Command.tsx';

const KINDS = {
  ...{ new: 'New', held: 'Held back', spam: 'Looks like spam' },
  ...{ failed: 'Not delivered', done: 'Done', all: 'All' },
};

/** The messages that visitors sent: read only, but for what she presses. */
export function InboxScreen() {
  const [query, setQuery] = useState({ kind: 'new', search: '' });
  const [list, setList] = useState<MessageList>();
  const [chosen, setChosen] = useState<WholeMessage>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { run, printed } = useCommand();
  useEffect(() => {
    let isAsked = true;
    const told = (found: MessageList) => void (isAsked && setList(found));
    const refused = ({ message }: Error) => told({ says: [message], counts: {}, messages: [] });
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
    await run('inbox', what, String(id));
    setQuery({ ...query });
    await show(id);
  };
  return (
    <div className="inbox">
      <section>
        <label>
          Find by words
          <input
            type="search"
            value={query.search}
            onChange={({ target }) => setQuery({ ...query, search: target.value })}
          />
        </label>
        <label>
          Which
          <select
            value={query.kind}
            onChange={({ target }) => setQuery({ ...query, kind: target.value })}
          >
            {Object.entries(KINDS).map(([key, name]) => (
              <option key={key} value={key}>
                {name} {key in (list?.counts ?? {}) && `(${list?.counts[key]})`}
              </option>
            ))}
          </select>
        </label>
        <p role="status">{list?.says.join(' ') ?? 'The messages are being read …'}</p>
        {list?.messages.length !== 0 && <Button does="Export all as a table" on={download} />}
        <table>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">Came</th>
              <th scope="col">Subject</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {list?.messages.map(({ id, day, name, about, state }) => (
              <tr key={id} aria-current={id === chosen?.id}>
                <th scope="row">
                  <Button does={`${name}, #${id}`} on={() => show(id)} />
                </th>
                <td>{day}</td>
                <td>{about}</td>
                <td>{state}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section>
        <h2 ref={heading} tabIndex={-1}>
          {chosen ? `Message ${chosen.id}` : 'No message is open'}
        </h2>
        {chosen && <Message message={chosen} act={act} />}
        {printed}
      </section>
    </div>
  );
}

interface MessageProps {
  message: WholeMessage;
  act(what: string, id: number): unknown;
}

function Message({ message: { id, text, answer }, act }: MessageProps) {
  const { pathname, searchParams } = new URL(answer);
  const remove = () => confirm(`Delete message ${id} for good?`) && act('delete', id);
  return (
    <>
      <div className="tools">
        <a href={answer}>Answer {decodeURIComponent(pathname)} in the mail program</a>
        <Button does="Done" on={() => act('done', id)} />
        <Button does="Not done" on={() => act('undone', id)} />
        <Button does="Release" on={() => act('release', id)} />
        <Button does="Deliver again" on={() => act('retry', id)} />
        <Button does="Delete …" on={remove} />
      </div>
      <pre>{text}</pre>
      <details>
        <summary>The answer as it begins</summary>
        <pre>{searchParams.get('body')}</pre>
      </details>
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
