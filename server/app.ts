import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Ages } from '../blog/cache/ages.ts';
import type { Posts } from '../blog/posts.ts';
import { BODY_LIMIT } from '../inbox/fields.ts';
import type { Mailroom } from '../inbox/mailroom.ts';
import type { Settings } from '../settings/settings.ts';
import { receiveContact } from './contact.ts';
import { FaultsOnly } from './faults-only.ts';
import { securityHeaders } from './headers.ts';
import { httpServer } from './http-server.ts';
import { intake } from './intake.ts';
import { KeptPages } from './kept/kept-pages.ts';
import { LIMITS, type Limits } from './limits.ts';
import type { Site } from './load-site.ts';
import { isPrematureClose, LoggedError } from './logger.ts';
import { serveOnDemand } from './on-demand.ts';
import { BUSY, refuseOverload } from './overload.ts';
import type { Pages } from './pages.ts';
import { sendProblem } from './problem.ts';
import { PROBLEMS, problemFor } from './problems.ts';
import { quickAnswers } from './quick-answers.ts';
import { answerReadyz } from './readyz.ts';
import { Renderings, TooManyRenderings, Unwanted } from './renderings.ts';
import { type FaultLog, onceAMinute } from './repeated-faults.ts';
import type { SiteFile } from './site-file.ts';
import { serveStaticFiles } from './static-files.ts';
import { takeNumbers } from './typed-number.ts';
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
  /** What those pages show. */
  posts: Posts;
  /** See `StoreKind`. */
  missingMigrations: () => Promise<readonly string[]>;
  /** How long they are kept. */
  ages: Ages;
}

/** What is kept of pages on demand and their pictures may weigh so much. */
const KEPT_BYTES = { pages: 8_000_000, pictures: 4_000_000, drawings: 2_000_000 };

/** Builds the server without listening. The caller keeps, and closes, the stores. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { site, limits = LIMITS, log } = parts;
  const renderings = new Renderings(parts.pages, limits);
  const faults = onceAMinute(log);
  const keptParts = {
    ...parts,
    renderings,
    onFault: (err: unknown) => faults.error({ err }, 'a page could not be rendered'),
  };
  const kept = new KeptPages(keptParts, KEPT_BYTES.pages);
  // Nothing of what answers to an input is kept, so that anybody can ask for ever more: one at a time
  // of each kind, and half of the time for everybody else.
  const onItsOwn = () => new Renderings(parts.pages, { ...limits, renderings: 1, rests: true });
  const passing = new KeptPages({ ...keptParts, renderings: onItsOwn() }, 0);
  const pictures = new KeptPages(keptParts, KEPT_BYTES.pictures);
  // One at a time, and no page waits for them: each takes many times as long as a page.
  const oneByOne = new Renderings(parts.pages, { ...limits, renderings: 1 });
  const drawings = new KeptPages({ ...keptParts, renderings: oneByOne }, KEPT_BYTES.drawings);
  const find = (target: string) =>
    site.files.get(target) ?? kept.peek(target) ?? pictures.peek(target) ?? drawings.peek(target);
  const app = newApp(parts, faults, find);
  answerUnknownPaths(app, parts);
  serveStaticFiles(app, site);
  serveOnDemand(app, { ...parts, kept, passing, pictures, drawings, limits });
  answerReadyz(app, parts);
  const inbox = intake(parts.inbox, limits.messages, log);
  receiveContact(app, { ...parts, inbox, renderings: onItsOwn() });
  takeNumbers(app, onItsOwn());
  return app;
}

/**
 * A server without routes: its headers, the bodies it reads, and what it answers to faults.
 *
 * @param find what stands at a target, where that is answered before any hook and route
 */
export function newApp(
  { settings, log, limits = LIMITS }: Rules,
  faults: FaultLog = onceAMinute(log),
  find: (target: string) => SiteFile | undefined = () => undefined,
): FastifyInstance {
  const everywhere = securityHeaders(settings.SITE_URL);
  const answered = quickAnswers(find, everywhere);
  const app = Fastify({
    loggerInstance: log,
    logController: new FaultsOnly(),
    trustProxy: trust(settings.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    serverFactory: (handler) => httpServer({ limits, everywhere, answered, handler }),
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
    const isLogged = status >= 500 && !isTold(error, reply);
    if (isLogged) faults.error({ err: error, req: request }, 'request failed');
    if (error instanceof TooManyRenderings) return sendProblem(request, reply, BUSY);
    // Set by a page that broke off before it began.
    reply.removeHeader('content-encoding').raw.removeHeader('content-encoding');
    return sendProblem(request, reply, problemFor(status));
  });
}

/** Whether a failure is no fault, or was logged where it arose. */
function isTold(error: Error, reply: FastifyReply): boolean {
  return (
    error instanceof LoggedError ||
    error instanceof Unwanted ||
    (isPrematureClose(error) && reply.raw.destroyed)
  );
}

/**
 * A number of hops as a function: Fastify takes no number any more, since a client that reaches the
 * server directly could then claim any address. docs/running.md says so.
 */
function trust(setting: Settings['TRUST_PROXY']) {
  return typeof setting === 'number' ? (_: string, hop: number) => hop < setting : setting;
}
