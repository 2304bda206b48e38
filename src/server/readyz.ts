import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Posts } from '../blog/posts.ts';
import type { Health, Inbox } from '../inbox/inbox.ts';

/** Path of the readiness check: can messages be stored? */
export const READYZ_PATH = '/readyz';

/** Timeouts in milliseconds: slow posts must not make the site look down. */
const TIMEOUTS = { inboxMs: 3_000, postsMs: 500 };

/** Slug read to check the posts; such a post need not exist. */
const PROBE_SLUG = 'readyz';

interface ReadyzParts {
  inbox: Pick<Inbox, 'health'>;
  posts: Pick<Posts, 'bySlug'>;
  /** See `StoreKind`. */
  missingMigrations: () => Promise<readonly string[]>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Answers GET /readyz. 200 `{ ok: true, pending, failed, waiting, room, posts, missingMigrations }`
 * if messages can be stored: pending and failed deliveries by channel, such as `{ "email": 2 }`,
 * since when pending ones wait, whether there is ample disk space, whether posts can be read, and migrations their store lacks,
 * if it can tell. 503 `{ ok: false }` otherwise; the first of consecutive 503s is logged.
 * Unreadable posts are no 503: the site still serves pages and takes messages, so a load balancer
 * must keep it.
 */
export function answerReadyz(
  app: FastifyInstance,
  { inbox, posts, missingMigrations, log }: ReadyzParts,
  { inboxMs, postsMs } = TIMEOUTS,
): void {
  let isLogged = false;
  const readHealth = once(() => inbox.health());
  const readPost = once(() => posts.bySlug(PROBE_SLUG));
  const findMissing = once(missingMigrations);
  const isReadable = () =>
    within(postsMs, readPost()).then(
      () => true,
      () => false,
    );
  const listMissing = () => within(postsMs, findMissing()).catch(() => undefined);

  app.route({
    method: ['GET', 'HEAD'],
    url: READYZ_PATH,
    handler: async (_, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        const [{ pending, failed, waiting, room }, posts, missingMigrations] = await Promise.all([
          within<Health>(inboxMs, readHealth()),
          isReadable(),
          listMissing(),
        ]);
        isLogged = false;
        return { ok: true, pending, failed, waiting, room, posts, missingMigrations };
      } catch (err) {
        if (!isLogged) log.error({ err }, 'messages cannot be stored');
        isLogged = true;
        return reply.code(503).send({ ok: false });
      }
    },
  });
}

/** Shares one call among concurrent callers. */
function once<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let pending: Promise<Result> | undefined;
  return () => {
    pending ??= load().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}

/** Settles as `work` does, or rejects after `limitMs`. */
async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(() => reject(new Error('no answer in time')), limitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(limit);
  }
}
