import { useMemo, useState } from 'react';
import type { Path } from '../contract.ts';
import { call } from './api.ts';
import { FileActions } from './FileActions.tsx';
import { FileForm } from './FileForm.tsx';
import { Frame } from './frame/Frame.tsx';
import { InboxScreen } from './InboxScreen.tsx';
import { Navigation } from './Navigation.tsx';
import type { Opened } from './open-files.ts';
import { partAt } from './place.ts';
import { useEditor } from './use-editor.ts';
import { WrongScreen } from './WrongScreen.tsx';

/** The editor: where she is, what she edits, and the page that shows it. */
export function App({ recovered }: { recovered: readonly string[] }) {
  const { files, findings, undo, redo, revision, silence, refusal, ...here } = useEditor();
  const { screen, file, entry, open } = here;
  const [target, setTarget] = useState<{ file: string; at: Path }>();
  const [done, say] = useState('');
  const { mend = [], look = [] } = findings ?? {};
  const problems = useMemo(
    () => [...mend, ...look].filter((problem) => problem.file === file),
    [mend, look, file],
  );
  const lead = (to: string, at: Path = []) => {
    location.hash = typeof at[0] === 'number' ? `#/${to}!${at[0]}` : `#/${to}`;
    setTarget({ file: to, at });
  };
  const step = (name: 'undo' | 'redo', title: string, what: string | undefined, did: string) => {
    const act = async () => {
      await call('POST', name, {}).then(
        () => say(`${did}: ${what}`),
        ({ message }) => say(message),
      );
    };
    return (
      <button type="button" aria-disabled={!what} onClick={() => what && act()}>
        {title}
        {what && `: ${what}`}
      </button>
    );
  };
  const titleOf = (name: string) => files.find((info) => info.file === name)?.title;
  return (
    <>
      <header className="bar">
        {step('undo', 'Undo', undo, 'Taken back')}
        {step('redo', 'Redo', redo, 'Done again')}
        <output>{done}</output>
        {findings && (
          <a href="#/wrong">{mend.length > 0 ? `${mend.length} to mend` : 'Nothing to mend'}</a>
        )}
        <a href="#/wrong" className="primary">
          Publish…
        </a>
      </header>
      <p role="alert">{silence}</p>
      <div className={file ? 'columns beside' : 'columns'}>
        <Navigation {...{ screen, file, files, mend }} />
        <main>
          {recovered.length > 0 && (
            <p className="card">
              Kept from before the page was closed:{' '}
              {recovered.map((name) => (
                <a key={name} href={`#/${name}`}>
                  {titleOf(name)}
                </a>
              ))}
            </p>
          )}
          {screen === 'wrong' && <WrongScreen {...{ files, findings }} open={lead} />}
          {screen === 'inbox' && <InboxScreen />}
          {file && <h1>{titleOf(file)}</h1>}
          {file && refusal && <p className="error">{refusal}</p>}
          {open?.opened.isOneOfMany && <FileActions file={open.opened} files={files} open={lead} />}
          {open && (
            <FileForm
              key={file}
              {...{ ...open, entry, problems }}
              target={target?.file === file ? target : undefined}
            />
          )}
        </main>
        {file && (
          <aside aria-label="The page">
            {open && <Frame path={pageOf(open, entry)} revision={revision} />}
          </aside>
        )}
      </div>
    </>
  );
}

/** The address of the page that shows a file, or the chosen entry of it. */
function pageOf({ opened: { page = '/', key = '' }, draft }: Opened, entry: number): string {
  const name = partAt(draft.state.value, [entry, key]);
  return page.replace('{key}', String(name).toLowerCase());
}
