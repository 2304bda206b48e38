import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Closes a connection with more than `maxQueued` pipelined requests waiting. Browsers do not pipeline,
 * and a few kilobytes of requests could keep everyone else waiting. Returns a function that tells
 * whether a request's connection is closed.
 */
export function limitPipelining(
  maxQueued: number,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const queued = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    if (socket.destroyed) return true;
    // A response gets its socket once those before it are sent.
    if (response.socket !== null) {
      queued.delete(socket);
      return false;
    }
    const count = (queued.get(socket) ?? 0) + 1;
    queued.set(socket, count);
    if (count <= maxQueued) return false;
    socket.destroy();
    return true;
  };
}
