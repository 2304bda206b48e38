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

/** A host name or IP address, with or without a port (RFC 9110, section 7.2). */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

interface Options {
  limits: Limits;
  /** Returns the file at a request target, if in memory. */
  find: Parameters<typeof respondFromMemory>[2];
  /** Handles all other requests. */
  handler: RequestListener;
  /** Headers of the 400 response to a request with an invalid Host header. */
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

/** Whether a request has at most one Host header, and that is valid. */
function hasOneHost({ headers: { host }, rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name));
  return names.length <= 1 && (host === undefined || HOST.test(host));
}

/**
 * Returns a function that closes a request's connection if more than `maxQueued` pipelined requests
 * wait on it, and returns whether it is closed. Browsers do not pipeline, and a few kilobytes of
 * requests could keep all other visitors waiting.
 */
function limitPipelining(maxQueued: number) {
  const queued = new WeakMap<Socket, number>();
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    if (socket.destroyed) return true;
    // A response gets its socket once all earlier responses are sent.
    const count = response.socket === null ? (queued.get(socket) ?? 0) + 1 : 0;
    queued.set(socket, count);
    if (count > maxQueued) socket.destroy();
    return count > maxQueued;
  };
}

/**
 * Accepts the connections already queued, then stops listening. All stay open: Node's own `close`
 * would end a connection before its first request has arrived.
 */
export async function stopListening(server: Server): Promise<void> {
  let accepted = true;
  const onConnection = () => {
    accepted = true;
  };
  server.on('connection', onConnection);
  while (accepted) {
    accepted = false;
    // By the end of the second turn, Node has certainly polled for connections.
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', onConnection);
  NetServer.prototype.close.call(server);
}
