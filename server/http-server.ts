import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Limits } from './limits.ts';
import { pipeliningEnder } from './pipelining.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A server of Node's within these limits.
 *
 * @param answered answers what it can at once, true where it has
 * @param handler given everything else
 */
export function httpServer(
  limits: Limits,
  answered: (request: IncomingMessage, response: ServerResponse) => boolean,
  handler: Handler,
): Server {
  const isEnded = pipeliningEnder(limits.pipelined);
  const server = createServer(
    {
      headersTimeout: limits.headMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.silenceMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    (request, response) => {
      if (isEnded(request, response) || answered(request, response)) return;
      handler(request, response);
    },
  );
  server.maxConnections = limits.connections;
  server.setTimeout(limits.silenceMs);
  return server;
}
