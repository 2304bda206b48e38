import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes a connection with more than `most` pipelined requests since it was last idle: browsers do not
 * pipeline, and a few kilobytes of requests could block everybody else. Returns a predicate: whether
 * a request's connection was closed.
 */
export function pipeliningEnder(
  most: number,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const queued = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    if (socket.destroyed) return true;
    // A response gets its socket once the ones before it are sent.
    if (response.socket !== null) {
      queued.delete(socket);
      return false;
    }
    const count = (queued.get(socket) ?? 0) + 1;
    queued.set(socket, count);
    if (count <= most) return false;
    socket.destroy();
    return true;
  };
}
