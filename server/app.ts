import { setTimeout } from 'node:timers/promises';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Posts } from '../blog/posts.ts';
import { BODY_LIMIT } from '../inbox/fields.ts';
import type { Mailroom } from '../inbox/mailroom.ts';
import { receiver } from '../inbox/receive/receive.ts';
import type { Settings } from '../settings/settings.ts';
import { answerPages } from './answer-pages.ts';
import { giveTokens } from './contact-token.ts';
import { FaultsOnly } from './faults-only.ts';
import { httpServer, stopListening } from './http-server.ts';
import { intake } from './intake.ts';
import { LIMITS, type Limits } from './limits.ts';
import { LoggedError } from './logger.ts';
import { refuseOverload } from './overload.ts';
import { quickAnswers } from './quick-answers.ts';
import { ReadyAnswers, type ReadyParts } from './ready-answers.ts';
import { answerReadyz } from './readyz.ts';
import { AbandonedError, QueueFullError } from './render-queue.ts';
import { type FaultLog, onceAMinute } from './repeated-faults.ts';
import { securityHeaders } from './respond/headers.ts';
import { type Problem, problemResponse } from './respond/problem.ts';
import { BUSY, PROBLEMS, problemFor } from './respond/problems.ts';
import type { Site } from './respond/respond.ts';
import type { SiteFile } from './site-file.ts';
import { targetPath } from './target-path.ts';
import { warnOfUnnamedProxy } from './unnamed-proxy.ts';
import { unreadableEnder } from './unreadable.ts';

/** The server's dependencies. */
export interface AppParts extends Pick<ReadyParts, 'built' | 'ages' | 'today'> {
  settings: Pick<Settings, 'TRUST_PROXY' | 'RATE_LIMIT'>;
  log: FastifyBaseLogger;
  limits?: Limits;
  site: Site;
  /** Files of the build that are no pages, by the decoded path each is visited at. */
  files: ReadonlyMap<string, SiteFile>;
  posts: Posts;
  /** How many bytes rendered answers may take; see `ReadyParts`. */
  maxBytes?: number;
  /** Whether ready answers are sent before any hook, as they are unless told otherwise. */
  isQuick?: boolean;
  /** The contact form's messages; without it the form is not accepted. */
  inbox?: Pick<Mailroom, 'add' | 'health'>;
  /** Signs the contact form's tokens. */
  tokenKey?: Buffer;
  /** See `StoreKind`. */
  missingMigrations?: () => Promise<readonly string[]>;
}

/** Enough for three hundred posts, and the pictures of fifty. */
const MAX_BYTES = 14_000_000;

/** Node's limit for a request head: no address is longer. */
const LONGEST_TARGET = 16 * 1024;

/** Builds the server without listening. The caller opens and closes the stores. */
export function buildApp(parts: AppParts): FastifyInstance {
  const {
    site,
    settings,
    log,
    limits = LIMITS,
    files,
    maxBytes = MAX_BYTES,
    isQuick = true,
  } = parts;
  const faults = onceAMinute(log);
  const onFault = (err: unknown) => faults.error({ err }, 'a page could not be rendered');
  const ready = new ReadyAnswers({ ...parts, limits, maxBytes, onFault });
  const everywhere = securityHeaders(site.siteUrl);
  const find = (target: string) => files.get(target) ?? ready.find(target);
  const answered = isQuick ? quickAnswers(find, everywhere) : () => false;
  let isClosing = false;
  const app = Fastify({
    loggerInstance: log,
    logController: new FaultsOnly(),
    trustProxy: trust(settings.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    serverFactory: (handler) =>
      httpServer({ limits, answered, handler, isClosing: () => isClosing }),
    clientErrorHandler: unreadableEnder(everywhere),
    exposeHeadRoutes: false,
    // While closing, requests on keep-alive connections are still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: LONGEST_TARGET },
    rewriteUrl: ({ url = '/' }) => targetPath(url),
    frameworkErrors: (_, request, reply) => {
      reply.headers(everywhere);
      sendProblem(request, reply, PROBLEMS[400]);
    },
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(everywhere);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    await stopListening(app.server);
    // Closes connections with their next answer; Node closes the idle ones after that.
    await setTimeout(limits.partingMs);
  });
  app.addHook('onClose', async () => faults.end());
  refuseOverload(app, limits, faults);
  warnOfUnnamedProxy(app, settings);
  handleErrors(app, faults);
  acceptForms(app);
  if (parts.inbox)
    answerReadyz(app, { missingMigrations: async () => [], ...parts, inbox: parts.inbox });
  if (parts.tokenKey) giveTokens(app, parts.tokenKey);
  answerPages(app, { ...parts, ready, receive: receiverOf(parts, limits) });
  return app;
}

function receiverOf({ inbox, tokenKey, settings, site, log }: AppParts, limits: Limits) {
  if (!inbox || !tokenKey) return undefined;
  const rules = { settings: { ...settings, SITE_URL: site.siteUrl }, tokenKey };
  return receiver(intake(inbox, limits.messages, log), rules);
}

/** Forms are the only bodies this server reads, as text. */
function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
}

function sendProblem({ headers }: FastifyRequest, reply: FastifyReply, problem: Problem) {
  return reply.send(problemResponse(problem, headers.accept));
}

/** The only place that logs failed requests. */
function handleErrors(app: FastifyInstance, faults: FaultLog): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    const isExpected = [LoggedError, AbandonedError, QueueFullError].some(
      (kind) => error instanceof kind,
    );
    if (status >= 500 && !isExpected) faults.error({ err: error, req: request }, 'request failed');
    const problem = error instanceof QueueFullError ? BUSY : problemFor(status);
    return sendProblem(request, reply, problem);
  });
}

/**
 * A number of hops as a function. Fastify no longer accepts a number, since a client that bypasses
 * the proxy could claim any address; see docs/running.md.
 */
function trust(setting: Settings['TRUST_PROXY']) {
  return typeof setting === 'number' ? (_: string, hop: number) => hop < setting : setting;
}
