import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type EditorEvent, type FileInfo, type Findings, SCREENS } from '../contract.ts';
import { call } from './api.ts';
import { followEvents } from './events.ts';
import { type Opened, openFile } from './open-files.ts';

/** Milliseconds without a change until what changed is read again, so that typing is not slowed down. */
const PAUSE = 600;

/** All that the page shows: what the editor told, and where she is: `#/content/claims.yaml!3/backing`, `#/inbox`. */
export function useEditor() {
  const [files, setFiles] = useState<readonly FileInfo[]>([]);
  const [findings, setFindings] = useState<Findings>();
  const [changed, setChanged] = useState<Extract<EditorEvent, { kind: 'changed' }>>();
  const [revision, setRevision] = useState(0);
  const [silence, setSilence] = useState<string>();
  const [open, setOpen] = useState<Opened>();
  const [refusal, setRefusal] = useState<string>();
  const [news, setNews] = useState(0);
  const hash = useSyncExternalStore(onAddress, () => decodeURI(location.hash).slice(2));

  const [name = '', place] = hash.split('!');
  const at = useMemo(
    () => place?.split('/').map((key) => (/^\d+$/.test(key) ? Number(key) : key)) ?? [],
    [place],
  );
  const known = files.find((info) => info.file === name);
  const other = (['wrong', 'inbox'] as const).find((screen) => screen === name);
  const screen = other ?? known?.screen ?? SCREENS.find((screen) => screen === name) ?? 'firm';
  const file = (known ?? files.find((info) => info.screen === screen))?.file;

  useEffect(() => {
    void followEvents((event) => {
      if (event.kind === 'findings') return setFindings(event.findings);
      if (event.kind === 'changed') setChanged(event);
      setRevision((last) => last + 1);
    }, setSilence);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change asks anew.
  useEffect(() => {
    let isWanted = true;
    const show = (opened?: Opened, error?: Error) => {
      if (!isWanted) return;
      if (opened) setOpen(opened);
      setRefusal(error?.message);
    };
    if (file) void openFile(file).then(show, (error) => show(undefined, error));
    return () => {
      isWanted = false;
    };
  }, [file, news]);
  // Also once the editor answers again: files may have changed meanwhile.
  useEffect(() => {
    if (silence) return;
    const readAgain = () => {
      void call<FileInfo[]>('GET', 'files').then(setFiles, () => undefined);
      if (file && changed?.files.includes(file)) setNews((last) => last + 1);
    };
    const timer = setTimeout(readAgain, PAUSE);
    return () => clearTimeout(timer);
  }, [changed, silence, file]);

  const shown = open?.opened.file === file ? open : undefined;
  const { undo, redo } = changed ?? {};
  const told = { files, findings, undo, redo, revision, silence, refusal };
  return { ...told, screen, file, at, open: shown };
}

function onAddress(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
