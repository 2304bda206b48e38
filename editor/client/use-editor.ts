import { useEffect, useMemo, useReducer, useState, useSyncExternalStore } from 'react';
import { messageOf } from '../../src/base/errors/message-of.ts';
import type { FileInfo, OpenFile, State } from '../api-types.ts';
import { call } from './api.ts';
import { Draft } from './draft.ts';

/** Milliseconds between two requests for the state. */
const STATE_POLL_MS = 1_000;

/** A file with its unsaved changes. */
export interface OpenedFile {
  opened: OpenFile;
  draft: Draft;
}

/** The files opened so far: unsaved changes stay while another file is shown. */
const all = new Map<string, OpenedFile>();

// The browser warns before it closes a page with unsaved changes.
window.addEventListener('beforeunload', (event) => {
  if (all.values().some(({ draft }) => !draft.isSaved)) event.preventDefault();
});

/** The editor's state: server state, files, and the hash's path: `#/content/claims.yaml!3/backing`, `#/publish`. */
export function useEditor() {
  const [files, setFiles] = useState<readonly FileInfo[]>([]);
  const [state, setState] = useState<State>();
  const [refusal, setRefusal] = useState<string>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const hash = useSyncExternalStore(onAddress, () => decodeURI(location.hash).slice(2));

  const [name = '', path] = hash.split('!');
  const at = useMemo(
    () => path?.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) ?? [],
    [path],
  );
  const file =
    name === 'publish' ? undefined : (files.find((info) => info.file === name) ?? files[0])?.file;

  useEffect(() => {
    let contentHash: string | undefined;
    let isOver = false;
    const look = async () => {
      if (isOver) return;
      try {
        const next = await call<State>('state');
        setState((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
        if (next.contentHash !== contentHash) {
          setFiles(await call<FileInfo[]>('files'));
          if (file) await openFile(file, redraw);
          contentHash = next.contentHash;
        }
        setRefusal(undefined);
      } catch (error) {
        setRefusal(messageOf(error));
      }
      setTimeout(look, STATE_POLL_MS);
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [file]);

  return { files, state, refusal, file, at, open: all.get(file ?? '') };
}

/** Opens a file, or reads it again. */
async function openFile(file: string, redraw: () => void): Promise<void> {
  const opened = await call<OpenFile>(`file?file=${encodeURIComponent(file)}`);
  const { draft } = all.get(file) ?? { draft: new Draft(file, opened, redraw) };
  draft.follow(opened);
  all.set(file, { opened, draft });
  redraw();
}

function onAddress(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
