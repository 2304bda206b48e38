import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { BODY_LIMIT } from '../inbox/fields.ts';
import type { Mailroom } from '../inbox/mailroom.ts';
import type { Settings } from '../settings/settings.ts';
import { receiveContact } from './contact.ts';
import { securityHeaders } from './headers.ts';
import { intake } from './intake.ts';
import { LIMITS, type Limits } from './limits.ts';
import type { Site } from './load-site.ts';
import { FaultsOnly, isPrematureClose } from './logger.ts';
import { serveOnDemand } from './on-demand.ts';
import { refuseOverload } from './overload.ts';
import type { Locals, Pages } from './pages.ts';
import { sendProblem } from './problem.ts';
import { PROBLEMS, problemFor } from './problems.ts';
import { answerReadyz } from './readyz.ts';
import { type FaultLog, onceAMinute } from './repeated-faults.ts';
import { serveStaticFiles } from './static-files.ts';
import { answerUnknownPaths, toPath } from './unknown-paths.ts';
import { warnOfUnnamedProxy } from './unnamed-proxy.ts';

/** As many bytes as Node reads of a request head, so that a longer slug cannot come. */
const longestTarget = 16 * 1024;

/** What every server of this project goes by. */
export interface Rules {
  settings: Pick<Settings, 'SITE_URL' | 'TRUST_PROXY' | 'RATE_LIMIT'>;
  log: FastifyBaseLogger;
  limits?: Limits;
}

/** What the server is put together from. */
export interface AppParts extends Rules {
  settings: Rules['settings'] & Pick<Settings, 'IMAGE_HOST'>;
  site: Site;
  inbox: Pick<Mailroom, 'add' | 'health'>;
  /** What the contact form's tokens are signed with. */
  tokenKey: Buffer;
  /** Those that are not built ahead. */
  pages: Pages;
  /** Given to those pages, such as the store of posts. */
  locals: Locals;
}

/** Builds the server without listening. The caller keeps, and closes, the stores. */
export function buildApp(parts: AppParts): FastifyInstance {
  const app = newApp(parts);
  answerUnknownPaths(app, parts);
  serveStaticFiles(app, parts.site);
  serveOnDemand(app, parts);
  answerReadyz(app, parts);
  const { messages } = parts.limits ?? LIMITS;
  receiveContact(app, { ...parts, inbox: intake(parts.inbox, messages, parts.log) });
  return app;
}

/** A server without routes: its headers, the bodies it reads, and what it answers to faults. */
export function newApp({ settings, log, limits = LIMITS }: Rules): FastifyInstance {
  const everywhere = securityHeaders(settings.SITE_URL);
  const app = Fastify({
    loggerInstance: log,
    logController: new FaultsOnly(),
    trustProxy: trust(settings.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    http: { headersTimeout: limits.headMs, connectionsCheckingInterval: limits.checkMs },
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    exposeHeadRoutes: false,
    // A request that a kept-alive connection still brings is answered, not refused.
    return503OnClosing: false,
    routerOptions: { maxParamLength: longestTarget },
    rewriteUrl: ({ url = '/' }) => toPath(url),
    frameworkErrors: (_, request, reply) => {
      reply.headers(everywhere);
      sendProblem(request, reply, PROBLEMS[400]);
    },
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(everywhere);
  });
  const faults = onceAMinute(log);
  app.addHook('onClose', async () => faults.end());
  refuseOverload(app, limits, faults);
  warnOfUnnamedProxy(app, settings);
  handleErrors(app, faults);
  acceptForms(app);
  return app;
}

/** Forms are the only bodies this server reads; it passes them on as text. */
function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
}

/** The one place where a failed request is logged. */
function handleErrors(app: FastifyInstance, faults: FaultLog): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    const isLogged = status >= 500 && !(isPrematureClose(error) && reply.raw.destroyed);
    if (isLogged) faults.error({ err: error, req: request }, 'request failed');
    // Set by a page that broke off before it began.
    reply.removeHeader('content-encoding').raw.removeHeader('content-encoding');
    return sendProblem(request, reply, problemFor(status));
  });
}

/**
 * A number of hops as a function: Fastify takes no number any more, since a client that reaches the
 * server directly could then claim any address. docs/running.md says so.
 */
function trust(setting: Settings['TRUST_PROXY']) {
  return typeof setting === 'number' ? (_: string, hop: number) => hop < setting : setting;
}
