import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Limits } from './limits.ts';
import { limitPipelining } from './pipelining.ts';

interface Parts {
  limits: Limits;
  /** Sends a cached response if there is one; returns whether it did. */
  tryQuickAnswer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Handles all other requests. */
  handler: RequestListener;
  /** Whether to close each connection after its next response. */
  isClosing: () => boolean;
}

/** Creates Node's HTTP server with limits. */
export function httpServer({ limits, tryQuickAnswer, handler, isClosing }: Parts): Server {
  const isEnded = limitPipelining(limits.pipelined);
  const server = createServer(
    {
      headersTimeout: limits.headMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    (request, response) => {
      if (isEnded(request, response)) return;
      if (isClosing()) response.shouldKeepAlive = false;
      if (!tryQuickAnswer(request, response)) handler(request, response);
    },
  );
  server.maxConnections = limits.connections;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.setTimeout(limits.idleMs);
  return server;
}

/**
 * Accepts the connections in line, then no more, and leaves all of them open: Node's own `close` would
 * end those whose first request is still on its way.
 */
export async function stopListening(server: Server): Promise<void> {
  let accepted = true;
  const onConnection = () => {
    accepted = true;
  };
  server.on('connection', onConnection);
  while (accepted) {
    accepted = false;
    // The second turn has polled for connections for certain.
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', onConnection);
  NetServer.prototype.close.call(server);
}
