import type { FastifyInstance } from 'fastify';
import type { Limits } from './limits.ts';
import { type Problem, sendProblem } from './problem.ts';

const BUSY: Problem = {
  status: 503,
  title: 'Too many people are on our site at this moment',
  advice: ['If you were sending a message, it was not sent', 'Try again in a minute'],
};

/** Answers what is over the limits with 503 before anything is read or rendered for it. */
export function refuseOverload(
  app: FastifyInstance,
  { requests, connections }: Pick<Limits, 'requests' | 'connections'>,
): void {
  let underWay = 0;
  app.server.maxConnections = connections;
  app.addHook('onRequest', async (request, reply) => {
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
    });
    return underWay > requests ? sendProblem(request, reply, BUSY) : undefined;
  });
}
