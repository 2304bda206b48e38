import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { EditorEvent, FileInfo, Held, Mistakes, OpenFile } from '../contract.ts';
import { call, followEvents } from './api.ts';
import { Draft } from './draft.ts';

/** Milliseconds without a change until the list of files is read again, so that typing is not slowed down. */
const PAUSE = 600;

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

/** All that the page shows: what the editor told, and the place: `#/content/claims.yaml!3/backing`, `#/wrong`. */
export function useEditor() {
  const [files, setFiles] = useState<readonly FileInfo[]>([]);
  const [mistakes, setMistakes] = useState<Mistakes>();
  const [changed, setChanged] = useState<readonly string[]>([]);
  const [site, setSite] = useState<string>();
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
    void followEvents<EditorEvent>((event) => {
      if (event.kind === 'mistakes') setMistakes(event.mistakes);
      if (event.kind === 'changed') setChanged(event.files);
      if (event.kind === 'site') setSite(event.origin);
      if (event.kind === 'windows') setWindows(event.count);
    }, setSilence);
  }, []);
  useEffect(() => {
    let isWanted = true;
    const isNews = changed.length === 0 || (file && changed.includes(file));
    if (file && (isNews || open?.opened.file !== file)) {
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
  }, [file, changed, open?.opened.file]);
  // Also once the editor answers again: files may have changed meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change asks anew.
  useEffect(() => {
    if (silence) return;
    const readAgain = () => void call<FileInfo[]>('GET', 'files').then(setFiles, () => undefined);
    const timer = setTimeout(readAgain, files.length > 0 ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [changed, silence]);

  const shown = open?.opened.file === file ? open : undefined;
  return { files, mistakes, site, windows, silence, refusal, file, at, open: shown };
}

/** Opens a file, or reads again what it is by now. */
async function openFile(file: string): Promise<Opened> {
  const opened = await call<OpenFile>('GET', `file?file=${encodeURIComponent(file)}`);
  const send = (held: Held) => call<Held>('POST', 'save', { file, ...held });
  const draft = drafts.get(file) ?? new Draft(opened, send);
  drafts.set(file, draft);
  draft.follow(opened);
  return { opened, draft };
}

function onAddress(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
