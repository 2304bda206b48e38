import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { messageOf } from '../../src/base/errors/message-of.ts';
import type { FileInfo, Held, OpenFile, State } from '../contract.ts';
import { call } from './api.ts';
import { Draft } from './draft.ts';

/** Milliseconds until it is asked again how things stand. */
const PAUSE = 1_000;

/** A file with what is typed in it. */
export interface Opened {
  opened: OpenFile;
  draft: Draft;
}

/** The drafts of opened files: what is unsaved in one stays while another is shown. */
const drafts = new Map<string, Draft>();

// The browser warns before a page with unsaved words is closed.
window.addEventListener('beforeunload', (event) => {
  if (drafts.values().some(({ state }) => !state.isSaved)) event.preventDefault();
});

// Each window of this browser holds one until it is closed.
void navigator.locks.request('window', { mode: 'shared' }, () => new Promise(() => {}));

/** All that the page shows: what the editor told, and the place: `#/content/claims.yaml!3/backing`, `#/wrong`. */
export function useEditor() {
  const [files, setFiles] = useState<readonly FileInfo[]>([]);
  const [state, setState] = useState<State>();
  const [windows, setWindows] = useState(1);
  const [silence, setSilence] = useState<string>();
  const [open, setOpen] = useState<Opened>();
  const [refusal, setRefusal] = useState<string>();
  const hash = useSyncExternalStore(onAddress, () => decodeURI(location.hash).slice(2));

  const [name = '', place] = hash.split('!');
  const at = useMemo(
    () => place?.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) ?? [],
    [place],
  );
  const file =
    name === 'wrong' ? undefined : (files.find((info) => info.file === name) ?? files[0])?.file;

  useEffect(() => {
    const timer = setInterval(async () => {
      try {
        const next = await call<State>('state');
        setState((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
        setSilence(undefined);
      } catch (error) {
        setSilence(messageOf(error));
      }
      const { held = [] } = await navigator.locks.query();
      setWindows(held.length);
    }, PAUSE);
    return () => clearInterval(timer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change asks anew.
  useEffect(() => {
    call<FileInfo[]>('files').then(setFiles, () => undefined);
  }, [state?.stamp]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change asks anew.
  useEffect(() => {
    let isWanted = true;
    if (file) {
      openFile(file).then(
        (opened) => {
          if (isWanted) setOpen(opened);
          setRefusal(undefined);
        },
        ({ message }) => setRefusal(message),
      );
    }
    return () => {
      isWanted = false;
    };
  }, [file, state?.stamp]);

  const shown = open?.opened.file === file ? open : undefined;
  return { files, state, windows, silence, refusal, file, at, open: shown };
}

/** Opens a file, or reads again what it is by now. */
async function openFile(file: string): Promise<Opened> {
  const opened = await call<OpenFile>(`file?file=${encodeURIComponent(file)}`);
  const send = (held: Held) => call<Held>('save', { file, ...held });
  const draft = drafts.get(file) ?? new Draft(opened, send);
  drafts.set(file, draft);
  draft.follow(opened);
  return { opened, draft };
}

function onAddress(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
