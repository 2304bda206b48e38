import { hash, randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { freePort } from '../../scripts/release/free-port.ts';
import { guard } from './guard.ts';
import { answerCalls } from './routes.ts';
import { serveShell } from './shell.ts';
import { watch } from './watch.ts';

/** The ports that are tried first begin here, and are so many. */
const [PORT, PORTS] = [4330, 500];
const HOST = '127.0.0.1';
/** Bytes of a call: those of a picture. */
const BODY_LIMIT = 50_000_000;

/**
 * Serves the editor of a project, and with its first window the development site for the page beside
 * its forms.
 *
 * @returns its address, with its key, and what ends both servers
 * @throws what Rolldown and the operating system throw
 */
export async function serveEditor(project: string) {
  const sitePort = await freePort();
  // A folder has its own, as what a browser keeps belongs to a port.
  const ofFolder = Number.parseInt(hash('sha256', project).slice(0, 6), 16) % PORTS;
  const port = await freePort(PORT + ofFolder);
  const origin = `http://${HOST}:${port}`;
  const key = randomBytes(32).toString('base64url');
  const app = Fastify({
    ...{ bodyLimit: BODY_LIMIT, forceCloseConnections: true },
    logger: { level: 'error' },
  });
  // Pages elsewhere may send this without asking.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
  guard(app, key, origin, `http://${HOST}:${sitePort}`);
  await serveShell(app, project);
  let watching: ReturnType<typeof watch> | undefined;
  answerCalls(app, project, () => {
    watching ??= watch(project, sitePort, origin);
    return watching.state();
  });
  await app.listen({ host: HOST, port });
  const close = async () => {
    watching?.close();
    await app.close();
  };
  return { address: `${origin}/#${key}`, close };
}
