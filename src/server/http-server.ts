import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Limits } from './limits.ts';
import { respondFromMemory } from './site-file.ts';

/** A name or an address, with or without a port (RFC 9110, section 7.2). */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

interface Options {
  limits: Limits;
  /** Returns the file at a request target, if in memory. */
  find: Parameters<typeof respondFromMemory>[2];
  /** Handles all other requests. */
  handler: RequestListener;
  /** Headers of the answer to a request without a host that can be read. */
  baseHeaders: Readonly<Record<string, string>>;
  /** Whether to close each connection after its next response. */
  isClosing: () => boolean;
}

/** Creates Node's HTTP server with limits. */
export function httpServer({ limits, find, handler, baseHeaders, isClosing }: Options): Server {
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
      if (!hasOneHost(request)) {
        response.writeHead(400, { ...baseHeaders, 'content-length': 0 }).end();
      } else if (!respondFromMemory(request, response, find)) handler(request, response);
    },
  );
  server.maxConnections = limits.connections;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.setTimeout(limits.idleMs);
  return server;
}

/** Whether a request names one host at most, in the form of a host. */
function hasOneHost({ headers: { host }, rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  return names.length <= 1 && (host === undefined || HOST.test(host));
}

/**
 * Closes a connection with more than `maxQueued` pipelined requests waiting. Browsers do not pipeline,
 * and a few kilobytes of requests could keep everyone else waiting. Returns a function that tells
 * whether a request's connection is closed.
 */
function limitPipelining(maxQueued: number) {
  const queued = new WeakMap<Socket, number>();
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    if (socket.destroyed) return true;
    // A response gets its socket once those before it are sent.
    const count = response.socket === null ? (queued.get(socket) ?? 0) + 1 : 0;
    queued.set(socket, count);
    if (count > maxQueued) socket.destroy();
    return count > maxQueued;
  };
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
