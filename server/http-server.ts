import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { Connections } from './connections.ts';
import type { Limits } from './limits.ts';
import { networkBound } from './network-bound.ts';
import { pipeliningEnder } from './pipelining.ts';
import { unreadableEnder } from './unreadable.ts';

/** How long a server that closes takes in who is in line, however many come. */
const ACCEPTING_MS = 100;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Parts {
  limits: Limits;
  /** Headers of every response. */
  everywhere: Readonly<Record<string, string>>;
  /** Answers what it can at once, true where it has. */
  answered: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Given everything else. */
  handler: Handler;
}

/** A server of Node's within these limits; closed, it takes no answer from anybody who has asked. */
export function httpServer(parts: Parts): Server {
  return new PoliteServer(parts);
}

class PoliteServer extends Server {
  readonly #connections: Connections;
  readonly #partingMs: number;
  #accepted = 0;

  constructor({ limits, everywhere, answered, handler }: Parts) {
    super({
      headersTimeout: limits.headMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.silenceMs,
      connectionsCheckingInterval: limits.checkMs,
      // Refused below, with the headers of every response.
      requireHostHeader: false,
    });
    this.maxConnections = limits.connections;
    this.setTimeout(limits.silenceMs);
    this.#partingMs = limits.partingMs;
    const connections = new Connections(limits.requestsOfConnection);
    this.#connections = connections;
    const admit = networkBound(limits.connectionsOfNetwork);
    const isEnded = pipeliningEnder(limits.pipelined);
    const bare = { ...everywhere, connection: 'close', 'content-length': '0' };
    this.on('connection', (socket) => {
      this.#accepted += 1;
      const leave = admit(socket.remoteAddress ?? '');
      if (leave === undefined) return void socket.destroy();
      socket.once('close', leave);
      return connections.add(socket);
    });
    this.on('request', (request, response) => {
      if (isEnded(request, response) || !connections.takes(request, response)) return;
      if (request.headers.host === undefined && request.httpVersion === '1.1') {
        response.writeHead(400, bare).end();
        return;
      }
      if (answered(request, response)) return;
      connections.begin(request, response);
      handler(request, response);
    });
    this.on('checkExpectation', (_, response) => response.writeHead(417, bare).end());
    this.on(
      'clientError',
      unreadableEnder(everywhere, (socket) => connections.isWithinAnswer(socket)),
    );
  }

  /** Node and Fastify begin to close with this: a request on its way would be lost. */
  override closeIdleConnections(): void {}

  /**
   * Listens no more, and ends each connection with its next answer, or once it has been silent for
   * a while.
   */
  override close(callback?: (error?: Error) => void): this {
    this.#part();
    void this.#acceptWaiting().then(() => super.close(callback));
    return this;
  }

  /** Those that the system has in line for this process would be reset. */
  async #acceptWaiting(): Promise<void> {
    const until = performance.now() + ACCEPTING_MS;
    for (let before = -1; before !== this.#accepted && performance.now() < until; ) {
      before = this.#accepted;
      // The second turn has looked for connections for certain.
      await turn();
      await turn();
    }
  }

  #part(): void {
    // For connections that are silent from now on, too.
    this.timeout = this.#partingMs;
    this.keepAliveTimeout = this.#partingMs;
    this.keepAliveTimeoutBuffer = 0;
    this.on('timeout', (socket: Socket) => {
      if (!this.#connections.isBusy(socket)) socket.destroy();
    });
    for (const socket of this.#connections.part()) socket.setTimeout(this.#partingMs);
  }
}
