import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { isPrematureClose, LoggedError } from './logger.ts';

/** Keeps Fastify from logging traffic; a page that breaks off half-way is a fault. */
export class FaultsOnly extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
    if (isPrematureClose(error) || error instanceof LoggedError) return;
    reply.log.error({ err: error, req: request }, 'response broke off');
  }
}
