import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../inbox/receive/network.ts';
import type { Limits } from './limits.ts';
import type { FaultLog } from './repeated-faults.ts';
import { problemResponse } from './respond/problem.ts';
import { BUSY } from './respond/problems.ts';

/**
 * Answers requests over the limits with 503 before rendering or storing anything. A POST counts
 * once its body is complete. When too many bodies are still arriving, the oldest one of the network
 * with the most gets 408.
 */
export function limitRequests(
  app: FastifyInstance,
  { requests }: Pick<Limits, 'requests'>,
  faults: FaultLog,
): void {
  // Counted apart, so that slow uploads do not block pages.
  const active = { posts: 0, others: 0 };
  /** POSTs whose body is still arriving, oldest first. */
  const arriving = new Map<IncomingMessage, ServerResponse>();
  const log = (what: string) => faults.error({ err: new Error(what) }, 'a request was refused');

  async function begin(
    kind: keyof typeof active,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> {
    active[kind] += 1;
    reply.raw.once('close', () => {
      active[kind] -= 1;
    });
    if (active[kind] <= requests) return undefined;
    log(`${requests} are under way`);
    return reply.send(problemResponse(BUSY, request.headers.accept));
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return begin('others', request, reply);
    arriving.set(request.raw, reply.raw);
    reply.raw.once('close', () => arriving.delete(request.raw));
    if (arriving.size <= requests) return undefined;
    const oldest = oldestOfBusiestNetwork(arriving.keys());
    if (oldest === undefined || oldest === request.raw) return undefined;
    log(`${requests} posts are on their way`);
    arriving.get(oldest)?.writeHead(408, { connection: 'close', 'content-length': 0 }).end();
    arriving.delete(oldest);
    return undefined;
  });

  app.addHook('preValidation', async (request, reply) => {
    if (!arriving.delete(request.raw)) return undefined;
    return begin('posts', request, reply);
  });
}

/** Returns the oldest request of the network with the most: attackers displace their own first. */
function oldestOfBusiestNetwork(arriving: Iterable<IncomingMessage>): IncomingMessage | undefined {
  const byNetwork = Map.groupBy(arriving, ({ socket }) => networkOf(socket.remoteAddress ?? ''));
  const [most] = [...byNetwork.values()].sort((a, b) => b.length - a.length);
  return most?.[0];
}
