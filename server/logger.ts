import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import type { Settings } from '../settings/settings.ts';

/**
 * Structured log lines (JSON) for faults, on stderr unless told otherwise. Requests are reduced
 * to method and route: addresses, queries and bodies could tell who a visitor is.
 */
export function faultLog(
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

/** An error whose cause has been logged already. */
export class LoggedError extends Error {}

/** Whether an error means that the client closed the connection early. */
export function isPrematureClose(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
