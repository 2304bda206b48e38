import { setTimeout as timeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { withTimeout } from '../base/with-timeout.ts';
import type { Posts } from '../blog/posts.ts';
import type { Inbox } from '../inbox/inbox.ts';
import type { LogOnce } from './log-once.ts';
import { NO_STORE } from './respond/headers.ts';

/**
 * Times in milliseconds. Slow posts must not make the site look down. One check, which writes to
 * disk, is shared by all requests within `cacheMs`.
 */
const TIMEOUTS = { inboxMs: 3_000, postsMs: 500, cacheMs: 1_000 };

/** Slug of the post that is read as a check; it need not exist. */
const PROBE_SLUG = 'readyz';

interface HealthRouteOptions {
  inbox: Pick<Inbox, 'health'>;
  posts: Pick<Posts, 'bySlug'>;
  faults: LogOnce;
}

/**
 * Registers GET /healthz, which needs neither stores nor a renderer, and /readyz: 200
 * `{ ok: true, pending, failed, waiting, room, posts }` if messages can be stored, 503
 * `{ ok: false }` otherwise. See `Inbox.health`; `posts` says whether posts can be read. Unreadable
 * posts are still 200: the site serves pages and takes messages, so a load balancer must keep it.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  { inbox, posts, faults }: HealthRouteOptions,
  { inboxMs, postsMs, cacheMs } = TIMEOUTS,
): void {
  async function check() {
    const late = timeout(inboxMs, undefined, { ref: false }).then(() => {
      throw new Error('no answer in time');
    });
    const [health, isReadable] = await Promise.all([
      Promise.race([inbox.health(), late]),
      withTimeout(
        posts.bySlug(PROBE_SLUG).then(() => true),
        postsMs,
      ),
    ]);
    return { ok: true, ...health, posts: isReadable ?? false };
  }

  let checking: ReturnType<typeof check> | undefined;
  app.route({
    method: ['GET', 'HEAD'],
    url: '/healthz',
    handler: async (_, reply) => reply.headers(NO_STORE).send({ ok: true }),
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/readyz',
    handler: async (_, reply) => {
      reply.headers(NO_STORE);
      try {
        checking ??= check().finally(() => {
          setTimeout(() => {
            checking = undefined;
          }, cacheMs).unref();
        });
        return await checking;
      } catch (err) {
        faults({ err }, 'messages cannot be stored');
        return reply.code(503).send({ ok: false });
      }
    },
  });
}
