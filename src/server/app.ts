import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Settings } from '../base/settings/settings.ts';
import type { Posts } from '../blog/posts.ts';
import { BODY_LIMIT } from '../inbox/fields.ts';
import type { Inbox } from '../inbox/inbox.ts';
import { createFormReceiver } from '../inbox/receive/form-receiver.ts';
import { httpServer, stopListening } from './http-server.ts';
import { LIMITS, type Limits } from './limits.ts';
import { type LogOnce, logOncePerMinute } from './log-once.ts';
import { LoggedError, NoRequestLog } from './logger.ts';
import { registerHealthRoutes } from './readyz.ts';
import { registerPageRoutes } from './register-page-routes.ts';
import { rejectUnreadable } from './reject-unreadable.ts';
import { QueueFullError } from './render-queue.ts';
import { securityHeaders } from './respond/headers.ts';
import { BUSY, PROBLEMS, type Problem, problemFor, problemResponse } from './respond/problem.ts';
import type { Site } from './respond/respond.ts';
import { type CacheDependencies, ResponseCache } from './response-cache.ts';
import type { MemoryFile } from './site-file.ts';
import { type BuildVersion, type RejectedVersion, registerVersionRoute } from './version.ts';

/** Dependencies and options of the server. */
export interface AppDependencies extends Pick<CacheDependencies, 'built' | 'freshMs' | 'today'> {
  settings: Pick<Settings, 'TRUST_PROXY' | 'RATE_LIMIT'>;
  log: FastifyBaseLogger;
  limits?: Limits;
  site: Site;
  /** The served build's version; without it /version.json is not found. */
  buildVersion?: BuildVersion;
  /** Reads the newer version that `npm run follow` rejected; none by default. */
  findRejected?: () => Promise<RejectedVersion | undefined>;
  /** Built files other than pages, by decoded path. */
  files: ReadonlyMap<string, MemoryFile>;
  posts: Posts;
  /** Cache limit for rendered responses in bytes; see `CacheDependencies`. */
  maxBytes?: number;
  /** Stores contact messages. */
  inbox: Pick<Inbox, 'add' | 'health'>;
}

/** Bytes of memory: enough for 300 posts, or for fewer with their pictures. */
const MAX_CACHE_BYTES = 8_000_000;

/** Node's limit for a request head, in bytes. */
const MAX_TARGET_LENGTH = 16 * 1024;

/** Builds the server; it does not listen yet. The caller opens and closes the stores. */
export function buildApp(parts: AppDependencies): FastifyInstance {
  const { site, settings, log, limits = LIMITS, files, maxBytes = MAX_CACHE_BYTES } = parts;
  const faults = logOncePerMinute(log);
  const onFault = (err: unknown) => faults({ err }, 'a page could not be rendered');
  const ready = new ResponseCache({
    ...parts,
    statuses: site.statuses,
    limits,
    maxBytes,
    onFault,
  });
  const baseHeaders = securityHeaders(site.siteUrl);
  const find = (target: string) => files.get(target) ?? ready.find(target);
  let isClosing = false;
  const app = Fastify({
    loggerInstance: log,
    logController: new NoRequestLog(),
    trustProxy: trustProxy(settings.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    // A busy machine may take longer to start than Fastify's ten seconds.
    pluginTimeout: 0,
    serverFactory: (handler) =>
      httpServer({ limits, find, handler, baseHeaders, isClosing: () => isClosing }),
    exposeHeadRoutes: false,
    // Requests on keep-alive connections are still answered while closing.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_TARGET_LENGTH },
    rewriteUrl: ({ url = '/' }) => targetPath(url),
    clientErrorHandler: rejectUnreadable(baseHeaders),
    frameworkErrors: (_, _request, reply) => {
      reply.headers(baseHeaders);
      sendProblem(reply, PROBLEMS[400]);
    },
  });
  app.addHook('onRequest', async (_, reply) => void reply.headers(baseHeaders));
  // On close, answers requests already on their way and closes each connection with its response.
  app.addHook('preClose', async () => {
    isClosing = true;
    await stopListening(app.server);
    // Until then each connection closes with its next response; Node then closes the idle ones.
    await setTimeout(limits.closeDelayMs);
  });
  handleErrors(app, faults);
  acceptForms(app);
  registerHealthRoutes(app, { ...parts, faults });
  if (parts.buildVersion) registerVersionRoute(app, parts.buildVersion, parts.findRejected);
  const receive = createFormReceiver(parts.inbox, { ...settings, SITE_URL: site.siteUrl });
  registerPageRoutes(app, { ...parts, ready, receive });
  return app;
}

/** Accepts urlencoded bodies only, parsed as text. */
function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
}

function sendProblem(reply: FastifyReply, problem: Problem) {
  return reply.send(problemResponse(problem, reply.request.headers.accept));
}

/** Logs each failed request and answers with a problem page. */
function handleErrors(app: FastifyInstance, faults: LogOnce): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    const isExpected = error instanceof LoggedError || error instanceof QueueFullError;
    if (status >= 500 && !isExpected) faults({ err: error, req: request }, 'request failed');
    const problem = error instanceof QueueFullError ? BUSY : problemFor(status);
    return sendProblem(reply, problem);
  });
}

/**
 * Turns a hop count into a function. Fastify no longer takes a number, since a client that reaches
 * the server directly could then claim any address; see docs/running.md.
 */
function trustProxy(setting: Settings['TRUST_PROXY']) {
  return typeof setting === 'number' ? (_: string, hop: number) => hop < setting : setting;
}

/**
 * Returns the path and query of a request target: forward proxies send whole URLs, and `OPTIONS *`
 * has no path.
 */
function targetPath(target: string): string {
  if (target === '*') return '/';
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}
