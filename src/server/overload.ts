import type { FastifyInstance } from 'fastify';
import type { FaultLog } from './repeated-faults.ts';
import { BUSY, problemResponse } from './respond/problem.ts';

/**
 * Answers requests over the limit with 503 before rendering or storing anything. A POST counts once
 * its body is complete, and apart, so that neither slow uploads block pages nor pages the form.
 */
export function limitRequests(app: FastifyInstance, limit: number, faults: FaultLog): void {
  const active = { posts: 0, others: 0 };
  app.addHook('preValidation', async ({ method, headers }, reply) => {
    const kind = method === 'POST' ? 'posts' : 'others';
    active[kind] += 1;
    reply.raw.once('close', () => {
      active[kind] -= 1;
    });
    if (active[kind] <= limit) return undefined;
    faults({ err: new Error(`${limit} are under way`) }, 'a request was refused');
    return reply.send(problemResponse(BUSY, headers.accept));
  });
}
