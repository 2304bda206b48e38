import { PassThrough } from 'node:stream';
import type { EditorEvent } from '../contract.ts';

/** Tells all open windows. */
export function openEvents() {
  const windows = new Set<PassThrough>();
  /** How things stand, for a window that opens later; it has read the files by itself. */
  const last = new Map<EditorEvent['kind'], EditorEvent>();
  const tell = (event: EditorEvent) => {
    if (event.kind !== 'changed') last.set(event.kind, event);
    for (const window of windows) window.write(`${JSON.stringify(event)}\n`);
  };
  const count = () => tell({ kind: 'windows', count: windows.size });
  return {
    tell,
    /** The events of a window from now on, a line of JSON each. */
    listen: () => {
      const window = new PassThrough();
      for (const event of last.values()) window.write(`${JSON.stringify(event)}\n`);
      windows.add(window);
      count();
      window.once('close', () => {
        windows.delete(window);
        count();
      });
      return window;
    },
    close: () => {
      for (const window of windows) window.end();
    },
  };
}
