import { useEffect, useState } from 'react';
import { valueAt } from '../value-path.ts';
import { FileActions } from './FileActions.tsx';
import { FileForm } from './FileForm.tsx';
import { Navigation } from './Navigation.tsx';
import { PublishScreen } from './PublishScreen.tsx';
import { type OpenedFile, useEditor } from './use-editor.ts';

/** The editor: the list of files, one file's form, and the page that shows the file. */
export function App() {
  const { files, state, refusal, file, at, open } = useEditor();
  const { errors = [], warnings = [] } = state?.mistakes ?? {};
  return (
    <>
      <header>
        <a href="#/publish">
          {state?.mistakes && (errors.length > 0 ? `${errors.length} to mend` : 'Nothing to mend')}
          <strong> Publish…</strong>
        </a>
      </header>
      <p role="alert">{refusal}</p>
      <p role="status">{useOtherWindow() && 'The editor is open in another window, too.'}</p>
      <div className="columns">
        <Navigation file={file} files={files} />
        <main>
          {!file && state && <PublishScreen files={files} state={state} />}
          {file && <h1>{files.find((info) => info.file === file)?.title}</h1>}
          {open && (
            <>
              <FileActions key={file} file={open.opened} files={files} />
              <FileForm
                key={`${file} form`}
                {...open}
                at={at}
                problems={[...errors, ...warnings].filter((problem) => problem.file === file)}
              />
            </>
          )}
        </main>
        {file && (
          <aside aria-label="The page">
            {state?.site && open ? (
              <iframe
                title="The page as visitors see it"
                src={state.site + pageOf(open, Number(at[0]) || 0)}
              />
            ) : (
              <p role="status">The page is being prepared …</p>
            )}
          </aside>
        )}
      </div>
    </>
  );
}

/** The address of the page that shows a file, or its chosen entry. */
function pageOf({ opened: { page = '/' }, draft }: OpenedFile, entry: number): string {
  return page.replace(/\{(\w+)\}/, (_, key: string) =>
    String(valueAt(draft.value, [entry, key])).toLowerCase(),
  );
}

/** Whether another window of this browser has the editor open, or has had since this one was opened. */
function useOtherWindow(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const windows = new BroadcastChannel('editor');
    windows.onmessage = ({ data }) => {
      setIsOpen(true);
      if (data === 'opened') windows.postMessage('here');
    };
    windows.postMessage('opened');
    return () => windows.close();
  }, []);
  return isOpen;
}
