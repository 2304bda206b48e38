import { Worker } from 'node:worker_threads';
import type { EditorEvent } from '../contract.ts';
import type { Editor } from '../server/editor.ts';

/**
 * Looks for what is wrong or due in a thread of its own, and tells all windows: once it begins, and after
 * each `changed`, of what a build refuses at once, of all else in a pause of typing. `latest` is what was
 * told last, for a window that opens.
 */
export function startFindings(editor: Pick<Editor, 'project' | 'tell'>) {
  let latest: EditorEvent | undefined;
  let worker: Worker | undefined;
  const start = () =>
    new Worker(new URL('finder.ts', import.meta.url), { workerData: editor.project })
      .on('message', (event: EditorEvent) => {
        latest = event;
        editor.tell(event);
      })
      // The next change begins anew.
      .on('error', () => {
        worker = undefined;
      });
  worker = start();
  return {
    changed: () => {
      worker ??= start();
      worker.postMessage('changed');
    },
    latest: () => latest,
    close: () => void worker?.terminate(),
  };
}
