import { PassThrough } from 'node:stream';
import type { EditorEvent } from '../contract.ts';

/** What the windows of the editor are told. */
export type Events = ReturnType<typeof openEvents>;

/** Tells all open windows. */
export function openEvents() {
  const windows = new Set<PassThrough>();
  const last = new Map<EditorEvent['kind'], EditorEvent>();
  const lineOf = (event: EditorEvent) => `${JSON.stringify(event)}\n`;
  return {
    tell: (event: EditorEvent) => {
      // A window that opens later has read the files by itself.
      last.set(event.kind, event.kind === 'changed' ? { ...event, files: [] } : event);
      for (const window of windows) window.write(lineOf(event));
    },
    /** What a window hears from now on, a line of JSON each; how things stand first. */
    listen: () => {
      const window = new PassThrough();
      windows.add(window);
      window.once('close', () => windows.delete(window));
      for (const event of last.values()) window.write(lineOf(event));
      return window;
    },
    close: () => {
      for (const window of windows) window.end();
    },
  };
}
