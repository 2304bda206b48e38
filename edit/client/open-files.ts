import type { OpenFile, Saved } from '../contract.ts';
import type { Change } from '../place.ts';
import { call } from './api.ts';
import { Draft } from './saves.ts';

/** A file in her hands. */
export interface Opened {
  opened: OpenFile;
  draft: Draft;
}

/** What is unsent is kept in the name of a page, which lives while somebody holds its lock. */
const LIFE = crypto.randomUUID();
const drafts = new Map<string, Draft>();
const left = new Map<string, string>();

/** The files of which earlier pages could not send something; it goes out once each is opened. */
export async function filesLeftUnsent(): Promise<string[]> {
  void navigator.locks.request(LIFE, () => new Promise(() => {}));
  const { held = [] } = await navigator.locks.query();
  for (const key of Object.keys(localStorage)) {
    const [, life, file] = /^unsent (\S+) (\S+)$/.exec(key) ?? [];
    if (file && !held.some(({ name }) => name === life)) left.set(file, key);
  }
  return [...left.keys()];
}

/**
 * Opens a file, or reads again what it is by now.
 *
 * @throws CallRefused where it cannot be read
 */
export async function openFile(file: string): Promise<Opened> {
  const [known, state] = [drafts.get(file), drafts.get(file)?.state];
  const opened = await call<OpenFile>('GET', `file?file=${encodeURIComponent(file)}`);
  // What she typed meanwhile is newer, and another reading follows it.
  if (known?.state === state) known?.follow(opened.value);
  const draft = drafts.get(file) ?? newDraft(file, opened.value);
  drafts.set(file, draft);
  return { opened, draft };
}

function newDraft(file: string, saved: unknown): Draft {
  const key = `unsent ${LIFE} ${file}`;
  const keep = (unsent: Change | undefined) =>
    unsent ? localStorage.setItem(key, JSON.stringify(unsent)) : localStorage.removeItem(key);
  const send = (change: Change) => call<Saved>('POST', 'save', { file, ...change });
  const old = left.get(file) ?? '';
  const draft = new Draft(saved, send, keep, JSON.parse(localStorage.getItem(old) ?? 'null'));
  // Only now that it is kept in the name of this page.
  localStorage.removeItem(old);
  left.delete(file);
  return draft;
}
