import { useState } from 'react';
import type { FileInfo, Path } from '../contract.ts';
import { partAt } from '../place.ts';
import { call } from './api.ts';
import { FileActions } from './FileActions.tsx';
import { FileForm } from './FileForm.tsx';
import { Frame } from './frame/Frame.tsx';
import { InboxScreen } from './InboxScreen.tsx';
import { Navigation } from './Navigation.tsx';
import type { Opened } from './open-files.ts';
import { useEditor } from './use-editor.ts';
import { WrongScreen } from './WrongScreen.tsx';

/** The editor: where she is, what she edits, and the page that shows it. */
export function App() {
  const { files, findings, undo, redo, revision, silence, refusal, ...here } = useEditor();
  const { screen, file, at, open } = here;
  const [done, say] = useState('');
  const { mend = [], look = [] } = findings ?? {};
  const step = (name: 'undo' | 'redo', title: string, what: string | undefined, did: string) => {
    const said = ({ label }: { label: string }) => say(`${did}: ${label}`);
    const act = () =>
      call<{ label: string }>('POST', name, {}).then(said, ({ message }) => say(message));
    return (
      <button type="button" aria-disabled={!what} onClick={() => what && void act()}>
        {title}
        {what && `: ${what}`}
      </button>
    );
  };
  return (
    <>
      <header>
        {step('undo', 'Undo', undo, 'Taken back')}
        {step('redo', 'Redo', redo, 'Done again')}
        <output>{done}</output>
        {findings && (
          <a href="#/wrong">{mend.length > 0 ? `${mend.length} to mend` : 'Nothing to mend'}</a>
        )}
        <a href="#/wrong" className="button primary">
          Publish…
        </a>
      </header>
      <p role="alert">{silence}</p>
      <div className={file ? 'columns beside' : 'columns'}>
        <Navigation {...{ screen, file, files, mend }} />
        <main>
          {screen === 'wrong' && <WrongScreen {...{ files, findings }} open={lead} />}
          {screen === 'inbox' && <InboxScreen />}
          {file && <h1>{files.find((info) => info.file === file)?.title}</h1>}
          {file && refusal && <p className="error">{refusal}</p>}
          {open?.opened.isOneOfMany && (
            <FileActions
              key={file}
              file={open.opened}
              files={files}
              open={lead}
              isAdding={at[0] === 'add'}
            />
          )}
          {open && (
            <FileForm
              key={`form ${file}`}
              {...open}
              at={at}
              problems={[...mend, ...look].filter((problem) => problem.file === file)}
            />
          )}
        </main>
        {file && (
          <aside aria-label="The page">
            {open && (
              <Frame
                path={pageOf(open, Number(at[0]) || 0)}
                revision={revision}
                onPath={(path) => leadToPage(path, files)}
              />
            )}
          </aside>
        )}
      </div>
    </>
  );
}

/** Opens a file, at a place of it: `#/content/claims.yaml!3/backing/kept`. */
function lead(file: string, at: Path = []): void {
  location.hash = `#/${file}${at.length > 0 ? `!${at.join('/')}` : ''}`;
}

/** Opens what a link in the page beside leads to, where a file is shown there. */
function leadToPage(path: string, files: readonly FileInfo[]): void {
  const info = files.findLast(({ page }) => page === path);
  if (info) lead(info.file);
}

/** The address of the page that shows a file, or the chosen entry of it. */
function pageOf({ opened: { page = '/', key = '' }, draft }: Opened, entry: number): string {
  const name = partAt(draft.state.value, [entry, key]);
  return page.replace('{key}', String(name).toLowerCase());
}
