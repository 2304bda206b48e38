import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../inbox/receive/network.ts';
import type { Limits } from './limits.ts';
import { type Problem, sendProblem } from './problem.ts';
import type { FaultLog } from './repeated-faults.ts';

/** For whoever comes when as much is under way as can be. */
export const BUSY: Problem = {
  status: 503,
  title: 'Too many people are on our site at this moment',
  advice: ['If you were sending a message, it was not sent', 'Try again in a minute'],
};

/**
 * Answers what is over the limits with 503 before anything is rendered or stored for it. A post
 * counts once its body is there; of as many whose body is on its way, the one that has waited
 * longest of the network with the most makes room for the next (408).
 */
export function refuseOverload(
  app: FastifyInstance,
  { requests }: Pick<Limits, 'requests'>,
  faults: FaultLog,
): void {
  // Apart, so that clients who dawdle with what they post keep nobody from the pages.
  const underWay = { posts: 0, others: 0 };
  /** In the order of their coming. */
  const arriving = new Set<IncomingMessage>();
  const log = (what: string) => faults.error({ err: new Error(what) }, 'a request was refused');

  async function begin(
    kind: keyof typeof underWay,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply | undefined> {
    underWay[kind] += 1;
    reply.raw.once('close', () => {
      underWay[kind] -= 1;
    });
    if (underWay[kind] <= requests) return undefined;
    log(`${requests} are under way`);
    return sendProblem(request, reply, BUSY);
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return begin('others', request, reply);
    arriving.add(request.raw);
    reply.raw.once('close', () => arriving.delete(request.raw));
    if (arriving.size <= requests) return undefined;
    const longest = longestOfMost(arriving);
    if (longest === undefined || longest === request.raw) return undefined;
    arriving.delete(longest);
    log(`${requests} posts are on their way`);
    // As Node ends one that takes longer than any may.
    const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    app.server.emit('clientError', late, longest.socket);
    return undefined;
  });

  app.addHook('preValidation', async (request, reply) => {
    if (!arriving.delete(request.raw)) return undefined;
    return begin('posts', request, reply);
  });
}

/** The first to come of the network that has the most on their way: a stranger's make room for each other. */
function longestOfMost(arriving: Iterable<IncomingMessage>): IncomingMessage | undefined {
  const byNetwork = Map.groupBy(arriving, ({ socket }) => networkOf(socket.remoteAddress ?? ''));
  const [most] = [...byNetwork.values()].sort((a, b) => b.length - a.length);
  return most?.[0];
}
