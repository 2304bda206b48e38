import type { FastifyInstance } from 'fastify';
import { FIND_PATH } from '../notices/addresses.ts';
import { typedIn } from '../notices/typed-in.ts';
import { pageRequest } from './pages.ts';
import { sendProblem } from './problem.ts';
import { PROBLEMS } from './problems.ts';
import type { Renderings } from './renderings.ts';

/**
 * Takes the number on a paper at POST /find and leads on to its answer (303). Posted, since an
 * address is logged by what stands in front of the server, and kept by browsers.
 */
export function takeNumbers(app: FastifyInstance, renderings: Renderings): void {
  app.post(FIND_PATH, async (request, reply) => {
    const { body } = request;
    if (typeof body !== 'string') {
      return sendProblem(request, reply, { ...PROBLEMS[400], status: 415 });
    }
    const location = await renderings.render(
      pageRequest(request, FIND_PATH),
      { typed: typedIn(body) },
      async ({ headers }) => headers.get('location'),
      () => !request.raw.socket.destroyed,
    );
    if (location === null) throw new Error(`${FIND_PATH} does not lead on`);
    return reply.header('cache-control', 'no-store').redirect(location, 303);
  });
}
