import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Health, Mailroom } from '../inbox/mailroom.ts';

/** Where a monitor asks whether messages can be stored. */
export const READYZ_PATH = '/readyz';

/** How long the mailroom may take to answer, in milliseconds. */
const PATIENCE_MS = 3_000;

interface ReadyzParts {
  inbox: Pick<Mailroom, 'health'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Answers GET /readyz: 200 `{ ok: true, pending, failed }` where messages can be stored, with the
 * deliveries still to be made and those given up by channel, such as `{ "email": 2 }`; 503
 * `{ ok: false }` where they cannot. The first of several 503 in a row is logged with its cause.
 */
export function answerReadyz(
  app: FastifyInstance,
  { inbox, log }: ReadyzParts,
  patienceMs = PATIENCE_MS,
): void {
  let asked: Promise<Health> | undefined;
  let isKnown = false;

  /** However many ask, the disk is tried once at a time. */
  function health(): Promise<Health> {
    asked ??= inbox.health().finally(() => {
      asked = undefined;
    });
    return asked;
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: READYZ_PATH,
    handler: async (_, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        const { pending, failed } = await within(patienceMs, health());
        isKnown = false;
        return { ok: true, pending, failed };
      } catch (err) {
        if (!isKnown) log.error({ err }, 'messages cannot be stored');
        isKnown = true;
        return reply.code(503).send({ ok: false });
      }
    },
  });
}

/** Settles as `work` does, or rejects after so many milliseconds. */
async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(() => reject(new Error('the mailroom does not answer')), limitMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(limit);
  }
}
