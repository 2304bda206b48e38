import { hash } from 'node:crypto';
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { freePort } from '../../scripts/release/free-port.ts';
import { faultLog } from '../../src/server/logger.ts';
import { followContent } from '../files/follow.ts';
import { watchMistakes } from '../work/watch-mistakes.ts';
import { devSite } from './dev-site.ts';
import { openEvents } from './events.ts';
import { guard, newLock } from './guard.ts';
import { Refused } from './refused.ts';
import { answerCalls } from './routes.ts';
import { bundledClient, serveShell } from './shell.ts';

/** The ports that are tried first begin here, and are so many. */
const [PORT, PORTS] = [4330, 500];
const HOST = '127.0.0.1';
/** Bytes of a call. */
const BODY_LIMIT = 8_000_000;

const LOST = 'This was not understood. Load this page again: nothing that you typed is lost.';
const TOO_LARGE = 'This is too large. A photograph may have 40 MB, anything else 8 MB.';
const BROKEN =
  'Something went wrong in the editor, and nothing was changed. The terminal says where.';

/**
 * Serves the editor of a project, and starts the development site for the page beside its forms.
 *
 * @returns its address for a person, which opens it each time, and for a browser, which does so once,
 *   and what ends both servers
 * @throws what Vite and the operating system throw
 */
export async function serveEditor(project: string) {
  const client = await bundledClient(project);
  const sitePort = await freePort();
  // A folder has its own, as what a browser keeps belongs to a port.
  const port = await freePort(
    PORT + (Number.parseInt(hash('sha256', project).slice(0, 6), 16) % PORTS),
  );
  const [origin, site] = [`http://${HOST}:${port}`, `http://${HOST}:${sitePort}`];
  const events = openEvents();
  let beside: ReturnType<typeof devSite> | undefined;
  let mistakes: ReturnType<typeof watchMistakes> | undefined;
  const look = followContent(project, (files) => {
    events.tell({ kind: 'changed', files });
    mistakes?.changed();
  });
  const lock = newLock();
  const app = newServer();
  guard(app, lock, origin, site);
  // The development site and the search for mistakes would delay the first form on two processors.
  app.addHook('onResponse', async ({ routeOptions }) => {
    if (routeOptions.url !== '/api/file') return;
    beside ??= devSite(project, sitePort, origin, (isReady) => {
      events.tell({ kind: 'site', origin: isReady ? site : undefined });
      mistakes ??= watchMistakes(project, events.tell);
    });
  });
  serveShell(app, client);
  answerCalls(app, { project, events, lock, look });
  await app.listen({ host: HOST, port });
  const close = async () => {
    beside?.close();
    mistakes?.close();
    events.close();
    await app.close();
  };
  return { address: `${origin}/#${lock.token}`, once: `${origin}/#${lock.once}`, close };
}

/** A server that answers faults in plain words. */
function newServer(): FastifyInstance {
  const app = Fastify({
    loggerInstance: faultLog('error'),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
  });
  // Pages elsewhere may send this without asking.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof Refused) {
      return reply.code(error.status).send({ ...error.detail, says: error.message });
    }
    const { statusCode = 500, name, code } = error;
    // The window was closed before the answer ended.
    if (code === 'ERR_STREAM_PREMATURE_CLOSE') return reply;
    if (statusCode === 413) return reply.code(413).send({ says: TOO_LARGE });
    if (statusCode < 500) return reply.code(statusCode).send({ says: LOST });
    // A message may quote what somebody wrote.
    const at = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
    request.log.error({ req: request, error: name, code, at: at?.slice(0, 4) }, 'a call failed');
    return reply.code(500).send({ says: BROKEN });
  });
  app.setNotFoundHandler(() => {
    throw new Refused(404, LOST);
  });
  return app;
}
