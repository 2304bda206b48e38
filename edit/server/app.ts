import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { faultLog } from '../../server/logger.ts';
import { Refused } from './editor.ts';
import { guard, type Lock } from './guard.ts';
import { serveShell } from './shell.ts';

/** Bytes of a call. */
const BODY_LIMIT = 8_000_000;

const LOST = 'This was not understood. Load this page again: nothing that you typed is lost.';
const TOO_LARGE = 'This is too large. A photograph may have 40 MB, anything else 8 MB.';
const BROKEN =
  'Something went wrong in the editor, and nothing was changed. The terminal says where.';

/** What the server is made of. */
export interface Parts {
  lock: Lock;
  /** Of this server, and of the development site. */
  origin: string;
  site: string;
  /** The page's script and styles: `bundledClient`. */
  client: string;
}

/** Builds the editor's server without its calls (routes.ts), and without listening. */
export function buildEditor({ lock, origin, site, client }: Parts): FastifyInstance {
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
  guard(app, lock, origin, site);
  serveShell(app, client);
  return app;
}
