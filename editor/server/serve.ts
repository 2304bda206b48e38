import { hash } from 'node:crypto';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import { freePort } from '../../scripts/release/free-port.ts';
import { guard, newLock } from './guard.ts';
import { Refused } from './refused.ts';
import { answerCalls } from './routes.ts';
import { serveShell } from './shell.ts';
import { watch } from './watch.ts';

/** The ports that are tried first begin here, and are so many. */
const [PORT, PORTS] = [4330, 500];
const HOST = '127.0.0.1';
/** Bytes of a call: those of a picture. */
const BODY_LIMIT = 50_000_000;

const LOST = 'This was not understood. Load this page again: nothing that you typed is lost.';
const TOO_LARGE = 'This is too large. A photograph may have 40 MB.';
const BROKEN =
  'Something went wrong in the editor, and nothing was changed. The terminal says where.';

/**
 * Serves the editor of a project, and with its first window the development site for the page beside
 * its forms.
 *
 * @returns its address for a person, which opens it each time, and for a browser, which does so once,
 *   and what ends both servers
 * @throws what Rolldown and the operating system throw
 */
export async function serveEditor(project: string) {
  const sitePort = await freePort();
  // A folder has its own, as what a browser keeps belongs to a port.
  const ofFolder = Number.parseInt(hash('sha256', project).slice(0, 6), 16) % PORTS;
  const port = await freePort(PORT + ofFolder);
  const origin = `http://${HOST}:${port}`;
  const lock = newLock();
  const app = newServer();
  guard(app, lock, origin, `http://${HOST}:${sitePort}`);
  await serveShell(app, project);
  let watching: ReturnType<typeof watch> | undefined;
  answerCalls(app, project, lock, () => {
    watching ??= watch(project, sitePort, origin);
    return watching.state();
  });
  await app.listen({ host: HOST, port });
  const close = async () => {
    watching?.close();
    await app.close();
  };
  return { address: `${origin}/#${lock.token}`, once: `${origin}/#${lock.once}`, close };
}

/** A server that answers faults in plain words. */
function newServer(): FastifyInstance {
  const app = Fastify({ bodyLimit: BODY_LIMIT, forceCloseConnections: true });
  // Pages elsewhere may send this without asking.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
  app.setErrorHandler<FastifyError>((error, _, reply) => {
    if (error instanceof Refused) {
      return reply.code(error.status).send({ ...error.detail, says: error.message });
    }
    const { statusCode = error instanceof ZodError ? 400 : 500, stack } = error;
    if (statusCode >= 500) process.stderr.write(`${stack}\n`);
    const says = statusCode === 413 ? TOO_LARGE : statusCode < 500 ? LOST : BROKEN;
    return reply.code(statusCode).send({ says });
  });
  app.setNotFoundHandler(() => {
    throw new Refused(404, LOST);
  });
  return app;
}
