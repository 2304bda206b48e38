import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Ends a connection on which more than `most` requests have come to wait behind others since it last
 * had none under way: a browser waits for each answer, and a few kilobytes of requests could
 * otherwise keep everybody else waiting. Returns what tells of each request whether its connection
 * has ended.
 */
export function pipeliningEnder(
  most: number,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const queued = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    if (socket.destroyed) return true;
    // A response gets the socket when those before it are sent.
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
