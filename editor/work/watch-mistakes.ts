import { Worker } from 'node:worker_threads';
import type { EditorEvent } from '../contract.ts';

/** Looks for what is wrong or due in a thread of its own, and tells it: once it begins, and after each `changed`. */
export function watchMistakes(project: string, tell: (event: EditorEvent) => void) {
  let worker: Worker | undefined;
  const start = () =>
    new Worker(new URL('mistakes-worker.ts', import.meta.url), { workerData: project })
      .on('message', tell)
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
    close: () => void worker?.terminate(),
  };
}
