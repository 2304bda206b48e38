import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type EditorEvent, type FileInfo, type Findings, SCREENS } from '../contract.ts';
import { call } from './api.ts';
import { followEvents } from './events.ts';
import { type Opened, openFile } from './open-files.ts';

/** Milliseconds without a change until what changed is read again, so that typing is not slowed down. */
const PAUSE = 250;

/** All that the page shows: what the editor told, and where she is: `#/content/claims.yaml!3`, `#/inbox`. */
export function useEditor() {
  const [files, setFiles] = useState<readonly FileInfo[]>([]);
  const [findings, setFindings] = useState<Findings>();
  const [changed, setChanged] = useState<Extract<EditorEvent, { kind: 'changed' }>>();
  const [revision, setRevision] = useState(0);
  const [silence, setSilence] = useState<string>();
  const [open, setOpen] = useState<Opened>();
  const [refusal, setRefusal] = useState<string>();
  const hash = useSyncExternalStore(onAddress, () => decodeURI(location.hash).slice(2));

  const [place = '', entry] = hash.split('!');
  const known = files.find((info) => info.file === place);
  const other = (['wrong', 'inbox'] as const).find((name) => name === place);
  const screen = other ?? known?.screen ?? SCREENS.find((name) => name === place) ?? 'firm';
  const file = (known ?? files.find((info) => info.screen === screen))?.file;

  const read = useCallback(async (name: string) => {
    try {
      setOpen(await openFile(name));
      setRefusal(undefined);
    } catch (error) {
      setRefusal(String(error));
    }
  }, []);
  useEffect(() => {
    void followEvents((event) => {
      if (event.kind === 'findings') return setFindings(event.findings);
      if (event.kind === 'changed') setChanged(event);
      setRevision((last) => last + 1);
    }, setSilence);
  }, []);
  useEffect(() => {
    if (file) void read(file);
  }, [file, read]);
  // Also once the editor answers again: files may have changed meanwhile.
  useEffect(() => {
    if (silence) return;
    const readAgain = () => {
      void call<FileInfo[]>('GET', 'files').then(setFiles, () => undefined);
      if (file && changed?.files.includes(file)) void read(file);
    };
    const timer = setTimeout(readAgain, PAUSE);
    return () => clearTimeout(timer);
  }, [changed, silence, file, read]);

  const shown = open?.opened.file === file ? open : undefined;
  const { undo, redo } = changed ?? {};
  const told = { files, findings, undo, redo, revision, silence, refusal };
  return { ...told, screen, file, entry: Number(entry) || 0, open: shown };
}

function onAddress(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
