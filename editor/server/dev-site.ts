import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The wait before a process that ended by itself is restarted. */
const RESTART_MS = 2_000;

/**
 * The development site beside the forms, a process of its own.
 *
 * @param port where it answers
 * @param editor origin of the editor, whose page may show it
 * @param onReady called when it shows pages, and when it no longer does
 */
export function devSite(
  project: string,
  port: number,
  editor: string,
  onReady: (isReady: boolean) => void,
) {
  let child: ChildProcess | undefined;
  let isClosed = false;

  function start(): void {
    child = fork(join(project, 'scripts/dev/beside.ts'), [String(port), editor], {
      cwd: project,
      // Bundling the editor's page has set it to production.
      env: { ...process.env, NODE_ENV: 'development' },
      // Pages are many short-lived strings.
      execArgv: ['--max-semi-space-size=64'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', () => onReady(true));
    child.once('exit', async () => {
      if (isClosed) return;
      onReady(false);
      await pause(RESTART_MS, undefined, { ref: false });
      if (!isClosed) start();
    });
  }

  start();
  return {
    close: () => {
      isClosed = true;
      child?.kill();
    },
  };
}
