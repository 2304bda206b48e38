import { type ChildProcess, fork } from 'node:child_process';
import { hash } from 'node:crypto';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { contentHashOf } from '../../scripts/dev/current-problems.ts';
import type { Mistakes, State } from '../api-types.ts';
import { publishState } from '../work/run-publish.ts';

/** Milliseconds before a process that ended by itself is restarted. */
const RESTART_MS = 2_000;

/**
 * Starts the development site beside the forms, and the search for mistakes once that site shows
 * pages or has ended. The site is a process and the search a thread, so a save waits for neither.
 *
 * @param port of the development site
 * @param editor origin of the editor, whose page may frame the site
 */
export function watch(project: string, port: number, editor: string) {
  let [looked, site, mistakes]: [string, string?, Mistakes?] = [''];
  let worker: Worker | undefined;
  let beside: ChildProcess;
  let isTried = false;
  const start = () => {
    beside = fork(join(project, 'scripts/dev/beside.ts'), [String(port), editor], {
      cwd: project,
      env: { ...process.env, NODE_ENV: 'development' },
      // Rendering a page makes many short-lived strings.
      execArgv: ['--max-semi-space-size=64'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
      .once('message', () => {
        site = `http://127.0.0.1:${port}`;
        isTried = true;
      })
      .once('exit', () => {
        site = undefined;
        isTried = true;
        setTimeout(start, RESTART_MS).unref();
      });
  };
  start();
  const newWorker = () =>
    new Worker(new URL('../work/mistakes-worker.ts', import.meta.url), { workerData: project })
      .on('message', (found: Mistakes) => {
        mistakes = found;
      })
      // The next change starts a new worker.
      .on('error', () => {
        worker = undefined;
      });
  return {
    /** The current state; if the content changed since the last call, also starts a search for mistakes. */
    state: (): State => {
      const contentHash = hash('sha256', contentHashOf('content/**/*.*', project));
      if (isTried && contentHash !== looked) {
        looked = contentHash;
        worker ??= newWorker();
        worker.postMessage('changed');
      }
      return { contentHash, site, mistakes, ...publishState(contentHash) };
    },
    close: () => {
      beside.removeAllListeners('exit').kill();
      void worker?.terminate();
    },
  };
}
