import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Connection {
  requests: number;
  /** Whether its client was told, or is about to be, that no further request is answered on it. */
  isLast: boolean;
  underWay: Set<ServerResponse>;
}

/** The open connections of a server, and what is under way on each. */
export class Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #mostRequests: number;
  #isParting = false;

  /** @param mostRequests how many requests of one connection are answered */
  constructor(mostRequests: number) {
    this.#mostRequests = mostRequests;
  }

  add(socket: Socket): void {
    this.#open.set(socket, { requests: 0, isLast: false, underWay: new Set() });
    socket.once('close', () => this.#open.delete(socket));
  }

  /**
   * Whether a request is to be answered; the last one of its connection is to be with
   * `Connection: close`. What comes behind that would be done, and nobody told.
   */
  takes({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const connection = this.#open.get(socket);
    if (connection === undefined || connection.isLast) return false;
    connection.requests += 1;
    connection.isLast = this.#isParting || connection.requests >= this.#mostRequests;
    if (connection.isLast) response.shouldKeepAlive = false;
    return true;
  }

  /** Counts an answer that takes a while. */
  begin({ socket }: IncomingMessage, response: ServerResponse): void {
    const underWay = this.#open.get(socket)?.underWay;
    underWay?.add(response);
    response.once('close', () => underWay?.delete(response));
  }

  /** Whether an answer is under way, or some of one is still to be sent. */
  isBusy(socket: Socket): boolean {
    const connection = this.#open.get(socket);
    return socket.writableLength > 0 || (connection !== undefined && connection.underWay.size > 0);
  }

  /** Whether some of an answer was sent, and more is to come. */
  isWithinAnswer(socket: Socket): boolean {
    const underWay = [...(this.#open.get(socket)?.underWay ?? [])];
    return socket.writableLength > 0 || underWay.some(({ headersSent }) => headersSent);
  }

  /** From now on each connection gets one more answer: the last that is under way on it, or the next. */
  part(): Iterable<Socket> {
    this.#isParting = true;
    for (const connection of this.#open.values()) {
      const last = [...connection.underWay].at(-1);
      if (last === undefined || last.headersSent) continue;
      last.shouldKeepAlive = false;
      connection.isLast = true;
    }
    return this.#open.keys();
  }
}
