import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Posts } from '../blog/posts.ts';
import type { Health, Mailroom } from '../inbox/mailroom.ts';

/** The readiness probe's path. */
export const READYZ_PATH = '/readyz';

/** Timeouts of each store, in milliseconds: slow posts must not make the site seem down. */
const PATIENCE = { inboxMs: 3_000, postsMs: 500 };

/** The post that the probe reads; it need not exist. */
const ANY_SLUG = 'readyz';

interface ReadyzParts {
  inbox: Pick<Mailroom, 'health'>;
  posts: Pick<Posts, 'bySlug'>;
  /** See `StoreKind`. */
  missingMigrations: () => Promise<readonly string[]>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Answers GET /readyz: 200 `{ ok: true, pending, failed, room, posts, missingMigrations }` where
 * messages can be stored, with the deliveries still to be made and those given up by channel, such
 * as `{ "email": 2 }`, whether there is ample room for more messages, whether posts can be read, and
 * what their store lacks, left out where it does not say; 503 `{ ok: false }` where they cannot. The
 * first of several 503 in a row is logged with its cause. Without posts the site still serves its
 * pages and takes messages, so a balancer must not leave it out for that.
 */
export function answerReadyz(
  app: FastifyInstance,
  { inbox, posts, missingMigrations, log }: ReadyzParts,
  { inboxMs, postsMs } = PATIENCE,
): void {
  let isKnown = false;
  const health = once(() => inbox.health());
  const read = once(() => posts.bySlug(ANY_SLUG));
  const lacking = once(missingMigrations);
  const isReadable = () =>
    within(postsMs, read()).then(
      () => true,
      () => false,
    );
  const isWithout = () => within(postsMs, lacking()).catch(() => undefined);

  app.route({
    method: ['GET', 'HEAD'],
    url: READYZ_PATH,
    handler: async (_, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        const [{ pending, failed, room }, posts, missingMigrations] = await Promise.all([
          within<Health>(inboxMs, health()),
          isReadable(),
          isWithout(),
        ]);
        isKnown = false;
        return { ok: true, pending, failed, room, posts, missingMigrations };
      } catch (err) {
        if (!isKnown) log.error({ err }, 'messages cannot be stored');
        isKnown = true;
        return reply.code(503).send({ ok: false });
      }
    },
  });
}

/** Shares one probe among concurrent requests. */
function once<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let asked: Promise<Result> | undefined;
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked;
  };
}

/** Settles as `work` does, or rejects after the timeout in milliseconds. */
async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(() => reject(new Error('no answer in time')), limitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(limit);
  }
}
