import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Ends a connection that brings more than `most` requests without waiting for their answers: a
 * browser waits for each, and a few kilobytes of requests could otherwise keep everybody else
 * waiting. Returns what tells of each request whether its connection has ended.
 */
export function pipeliningEnder(
  most: number,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const unanswered = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    if (socket.destroyed) return true;
    // A response gets the socket when those before it are sent.
    if (response.socket !== null) {
      unanswered.delete(socket);
      return false;
    }
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count <= most) return false;
    socket.destroy();
    return true;
  };
}
