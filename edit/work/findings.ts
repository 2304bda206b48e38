import { Worker } from 'node:worker_threads';
import type { EditorEvent } from '../contract.ts';
import type { Editor } from '../server/editor.ts';

/**
 * Looks for what is wrong or due in a thread of its own, and tells all windows: once it begins, and after
 * each `changed`, of what a build refuses at once, of all else in a pause of typing.
 */
export function startFindings(editor: Pick<Editor, 'project' | 'tell'>) {
  let worker: Worker | undefined;
  const start = () =>
    new Worker(new URL('finder.ts', import.meta.url), { workerData: editor.project })
      .on('message', (event: EditorEvent) => editor.tell(event))
      // The next change begins anew.
      .on('error', () => {
        worker = undefined;
      });
  worker = start();
  return {
    changed: (files: readonly string[]) => {
      worker ??= start();
      worker.postMessage(files);
    },
    close: () => void worker?.terminate(),
  };
}
