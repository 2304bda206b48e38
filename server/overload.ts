import type { FastifyInstance } from 'fastify';
import type { Limits } from './limits.ts';
import { type Problem, sendProblem } from './problem.ts';
import type { FaultLog } from './repeated-faults.ts';

/** For whoever comes when as much is under way as can be. */
export const BUSY: Problem = {
  status: 503,
  title: 'Too many people are on our site at this moment',
  advice: ['If you were sending a message, it was not sent', 'Try again in a minute'],
};

/** Answers what is over the limits with 503 before anything is read or rendered for it. */
export function refuseOverload(
  app: FastifyInstance,
  { requests }: Pick<Limits, 'requests'>,
  faults: FaultLog,
): void {
  // Apart, so that clients who dawdle with what they post keep nobody from the pages.
  const underWay = { posts: 0, others: 0 };
  app.addHook('onRequest', async (request, reply) => {
    const kind = request.method === 'POST' ? 'posts' : 'others';
    underWay[kind] += 1;
    reply.raw.once('close', () => {
      underWay[kind] -= 1;
    });
    if (underWay[kind] <= requests) return undefined;
    faults.error({ err: new Error(`${requests} are under way`) }, 'a request was refused');
    return sendProblem(request, reply, BUSY);
  });
}
