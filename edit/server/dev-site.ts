import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../setup/free-port.ts';
import { Refused } from './editor.ts';

/** Before a process that ended by itself is started again. */
const RESTART_MS = 2_000;

/** The development site, a process that renders the files as they are. */
export type DevSite = Awaited<ReturnType<typeof devSite>>;

/** Reserves the address of a development site. */
export async function devSite(project: string) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const ending = new AbortController();
  let ready = Promise.withResolvers<void>();
  let isReady = false;
  let child: ChildProcess | undefined;

  /**
   * Starts it.
   *
   * @param editor origin of the editor
   * @param onReady called when a page can be asked for, and when it no longer can
   */
  function start(editor: string, onReady: (isReady: boolean) => void): void {
    child = fork(join(import.meta.dirname, 'dev-site-child.ts'), [String(port), editor], {
      cwd: project,
      // Bundling the editor's page has set it to production.
      env: { ...process.env, NODE_ENV: 'development' },
      // Pages are many short-lived strings.
      execArgv: ['--max-semi-space-size=64'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.once('message', () => {
      isReady = true;
      ready.resolve();
      onReady(true);
    });
    child.once('exit', async () => {
      if (ending.signal.aborted) return;
      if (isReady) ready = Promise.withResolvers();
      isReady = false;
      onReady(false);
      await pause(RESTART_MS, undefined, { ref: false });
      if (!ending.signal.aborted) start(editor, onReady);
    });
  }

  return {
    origin,
    start,
    /**
     * The HTML of a page, as the files say it now, and the address where it was found; waits for the
     * start.
     *
     * @throws Refused 409 where the page cannot be rendered, or the development site ended meanwhile
     */
    page: async (path: string) => {
      await ready.promise;
      const url = new URL(path, origin);
      if (url.origin !== origin) throw new Refused(400, 'This is no page of the site.');
      const headers = { accept: 'text/html' };
      const response = await fetch(url, { headers }).catch(() => undefined);
      const html = await response?.text().catch(() => undefined);
      if (!response || html === undefined) throw new Refused(409, 'The page is being prepared …');
      if (response.status < 500) return { html, address: response.url };
      throw new Refused(409, 'This page cannot be shown until what is wrong in it is mended.');
    },
    close: () => {
      ending.abort();
      child?.kill();
    },
  };
}
