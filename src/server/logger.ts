import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { pino } from 'pino';
import type { Settings } from '../base/settings/settings.ts';

/**
 * Creates a JSON logger, to stderr by default. Requests are reduced to method and route: addresses,
 * queries and bodies could identify a visitor.
 */
export function createLogger(
  level: Settings['LOG_LEVEL'],
  stream: { write(line: string): void } = process.stderr,
): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
      res: ({ statusCode }: FastifyReply) => ({ statusCode }),
    },
  };
  return pino(options, stream);
}

/** An error whose cause is already logged. */
export class LoggedError extends Error {}

/** Turns off Fastify's request log, and its log of stream errors, which rendering has logged. */
export class NoRequestLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(): void {}
}
