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
import { networkBound } from './network-bound.ts';
import { pipeliningEnder } from './pipelining.ts';

interface Parts {
  limits: Limits;
  /** Answers from memory; returns whether it did. */
  answered: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Handles all other requests. */
  handler: RequestListener;
  /** Whether each connection ends with its next answer. */
  isClosing: () => boolean;
}

/** Node's server within limits. */
export function httpServer({ limits, answered, handler, isClosing }: Parts): Server {
  const admit = networkBound(limits.connectionsOfNetwork);
  const isEnded = pipeliningEnder(limits.pipelined);
  const server = createServer(
    {
      headersTimeout: limits.headMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.silenceMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    (request, response) => {
      if (isEnded(request, response)) return;
      if (isClosing()) response.shouldKeepAlive = false;
      if (!answered(request, response)) handler(request, response);
    },
  );
  server.maxConnections = limits.connections;
  server.maxRequestsPerSocket = limits.requestsOfConnection;
  server.setTimeout(limits.silenceMs);
  server.on('connection', (socket) => {
    const release = admit(socket.remoteAddress ?? '');
    if (release) socket.once('close', release);
    else socket.destroy();
  });
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
