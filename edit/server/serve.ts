import { freePort } from '../../setup/free-port.ts';
import { openEditor } from '../files/steps.ts';
import { startFindings } from '../work/findings.ts';
import { buildEditor } from './app.ts';
import { devSite } from './dev-site.ts';
import { openEvents } from './events.ts';
import { newLock } from './guard.ts';
import { answerCalls } from './routes.ts';
import { bundledClient } from './shell.ts';

/** The first port that is tried. */
const PORT = 4330;
const HOST = '127.0.0.1';

/** A running editor. */
export interface ServedEditor {
  /** With the token that opens it once. */
  address: string;
  /** Ends both servers. */
  close(): Promise<void>;
}

/**
 * Serves the editor of a project, and starts the development site for the page beside its forms.
 *
 * @throws what Vite and the operating system throw
 */
export async function serveEditor(project: string): Promise<ServedEditor> {
  const [port, site, client] = await Promise.all([
    freePort(PORT),
    devSite(project),
    bundledClient(project),
  ]);
  const origin = `http://${HOST}:${port}`;
  const events = openEvents();
  let findings: ReturnType<typeof startFindings> | undefined;
  const editor = openEditor(project, (event) => {
    events.tell(event);
    if (event.kind === 'changed') findings?.changed(event.files);
  });
  const lock = newLock();
  const app = buildEditor({ lock, origin, site: site.origin, client });
  answerCalls(app, { editor, events, site, lock });
  await app.listen({ host: HOST, port });
  findings = startFindings(editor);
  site.start(origin, (isReady) => events.tell({ kind: 'site', isReady }));
  const close = async () => {
    site.close();
    findings?.close();
    events.close();
    await app.close();
  };
  return { address: `${origin}/#${lock.token}`, close };
}
